### What the pages say. (This file belongs to the pages.)
