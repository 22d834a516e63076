// Runs in Deno before a function: ends the process soon after the preview, even where that is killed.
const parent = Deno.ppid;
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit();
}, 500);
// Deno starts the function when nothing is left to wait for.
Deno.unrefTimer(timer);
