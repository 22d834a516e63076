import { join } from "node:path";
import { Argument, type Command } from "commander";
import { type CommandContext, examples } from "../command-line.ts";
import { bashScript } from "../completion/bash.ts";
import { addValues, type Shell, shells } from "../completion/values.ts";

/**
 * `site completion <shell>` prints a script that lets a shell complete command lines; it asks the hidden `site complete`
 * for what may follow. `createTwin` makes the program once more, without these two: the adapter adds its own.
 */
export function addCompletion(program: Command, context: CommandContext, createTwin: () => Command): void {
  program
    .command("completion")
    .description("print a script that completes commands, options, codes and paths in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices([...shells]))
    .addHelpText(
      "after",
      `${examples([
        ['eval "$(npx site completion bash)"', "in ~/.bashrc"],
        ['eval "$(npx site completion zsh)"', "in ~/.zshrc, below compinit"],
        ["npx site completion fish | source", "in ~/.config/fish/config.fish"],
      ])}\n\nShells complete commands by their first word, so give it a name: alias site="npx site"`,
    )
    .action((shell: Shell) => printScript(shell, context));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action(async (words: string[]) => {
      const { default: tab } = await import("@bomb.sh/tab/commander");
      const completion = tab(createTwin(), { completionCommandName: "completion" });
      await addValues(completion, { words, cwd: context.terminal.cwd });
      completion.parse(words);
    });
}

/** Prints the script. It names this installation, so that it works wherever it is called and never waits for npx. */
async function printScript(shell: Shell, { root, terminal }: CommandContext): Promise<void> {
  const executable = [process.execPath, join(root, "scripts", "site.mjs")].map(quote).join(" ");
  if (shell === "bash") return terminal.out(bashScript("site", executable));
  const { script } = await import("@bomb.sh/tab");
  script(shell, "site", executable);
}

/** Quoted for the three shells: nothing but a quote is special between single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
