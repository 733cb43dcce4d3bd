// @ts-check
/** An invitation takes its seat by itself. Programs that only look at links run no script, so they take none. */

const form = document.getElementById("take");
if (form instanceof HTMLFormElement) form.submit();
