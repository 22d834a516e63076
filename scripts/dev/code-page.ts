import { plainDocument } from "./plain-document.ts";

/** Where the code is sent. */
export const codePath = "/__code";

/** All that a device of the network sees until it has sent the code. */
export function codePage({ isWrong, isShut }: { isWrong: boolean; isShut: boolean }): string {
  return plainDocument({
    title: "Code of the terminal",
    styles,
    body: `<main>${isShut ? shut : form(isWrong)}</main>`,
  });
}

function form(isWrong: boolean): string {
  const fault = isWrong
    ? `<p id="fault" role="alert">This is not the code. Read the six digits once more; a code is good for one device.</p>`
    : "";
  const describedBy = isWrong ? ` aria-invalid="true" aria-describedby="fault"` : "";
  return `<h1>Type the code</h1>
<p>The terminal that shows this address shows six digits.</p>
<form method="post" action="${codePath}">
${fault}<label>Code <input name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" maxlength="12"${describedBy}></label>
<button>Open the site</button>
</form>`;
}

const shut = `<h1>Too many wrong codes</h1>
<p>No device gets in any more. Stop the site in its terminal with Ctrl-C and start it again: it then shows a new code.</p>`;

const styles = `
body { margin: 0; font: 1.125rem / 1.5 system-ui, sans-serif }
main { max-width: 24rem; margin: 0 auto; padding: 10vh 1.25rem 2rem }
code { white-space: nowrap }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
form { display: grid; gap: 1rem; margin-block-start: 1.5rem }
label { display: grid; gap: .25rem; font-weight: 600 }
input, button { box-sizing: border-box; width: 100%; min-height: 3.25rem; padding: .5rem .75rem; border: 1px solid; border-radius: .375rem; font: inherit }
input { font-size: 1.5rem; letter-spacing: .2em; font-variant-numeric: tabular-nums }
button { border: 0; background: #b34700; color: #fff; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid #b34700; outline-offset: 2px }
#fault { margin: 0; padding: .75rem; border-inline-start: 4px solid #b34700 }
`;
