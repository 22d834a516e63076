/**
 * The completion script for bash, from 3.2 on, which macOS ships. Written here because the one of @bomb.sh/tab needs the
 * package bash-completion, evaluates what was typed, and cannot be loaded twice in one shell.
 */
export function bashScript(name: string, executable: string): string {
  const run = `_${name}_complete`;
  return `# bash completion for ${name}
${run}() {
  local line="\${COMP_LINE:0:COMP_POINT}" value words
  read -ra words <<< "$line"
  [[ "$line" == *[[:space:]] ]] && words+=("")
  COMPREPLY=()
  while IFS=$'\\t' read -r value _; do
    [[ -z "$value" || "$value" == :* ]] || COMPREPLY+=("$value")
  done < <(${executable} complete -- "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F ${run} ${name}`;
}
