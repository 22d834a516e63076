import type { ReportedProblem } from "./problems.ts";

/** GitHub shows at most this many annotations of each kind for a step. */
const annotationLimit = 10;

const commands = { error: "error", warning: "warning", info: "notice" } as const;

/** Problems as workflow commands, which GitHub shows beside the lines of a change. What exceeds its limit is summed up. */
export function formatGithub(problems: readonly ReportedProblem[]): string {
  return (["error", "warning", "info"] as const)
    .flatMap((severity) =>
      annotate(
        problems.filter((problem) => problem.severity === severity),
        commands[severity],
      ),
    )
    .join("\n");
}

function annotate(problems: readonly ReportedProblem[], command: string): string[] {
  const isOver = problems.length > annotationLimit;
  const shown = problems.slice(0, isOver ? annotationLimit - 1 : annotationLimit);
  const lines = shown.map((problem) => annotation(problem, command));
  if (!isOver) return lines;
  const rest = problems
    .slice(annotationLimit - 1)
    .map(({ file, line, message }) => `${file ?? ""}:${line ?? ""} ${message}`);
  return [...lines, `::${command} title=${rest.length} more::${escapeData(rest.join("\n"))}`];
}

function annotation(
  { file, line, column, code, message, hint, related }: ReportedProblem,
  command: string,
): string {
  const properties = [
    file && `file=${escapeProperty(file)}`,
    line && `line=${line}`,
    column && `col=${column}`,
    `title=${code}`,
  ]
    .filter(Boolean)
    .join(",");
  const others = (related ?? []).map((position) => `${position.file}:${position.line ?? ""}`);
  const text = [message, hint, others.length > 0 ? `Also: ${others.join(", ")}` : ""]
    .filter(Boolean)
    .join("\n");
  return `::${command} ${properties}::${escapeData(text)}`;
}

/** Escapes as the Actions runner reads them (actions/toolkit, command.ts). */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
