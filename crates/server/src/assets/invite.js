// @ts-check
/** An invitation takes its seat by itself, for whoever has a name already. Programs that only look at links run no script, so they take none. */

const form = document.getElementById("take");
if (form instanceof HTMLFormElement && !form.elements.namedItem("name")) form.submit();
