import { RUNNABLE } from './offered';
import { givable, isByFile, isText, OPTIONS, OWN_WORDS } from './order';
import { Ending, EXIT } from './surroundings';

/** What a shell reads to complete the words behind `tamquan command`: the commands, and of each its arguments, from the registry. */
export function completionFor([shell, ...more]: readonly string[]): string {
  const write = shell !== undefined && more.length === 0 && Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (!write) throw new Ending(EXIT.misuse, `completion needs one of ${Object.keys(SHELLS).join(', ')}.`);
  return write();
}

const WORDS = [...OWN_WORDS, ...RUNNABLE.map(({ id }) => id)];
const COMMON = Object.keys(OPTIONS).map((name) => `--${name}`);

/** Of each command the options that it has beside those of all. */
const argumentsByCommand = () =>
  RUNNABLE.flatMap((command) => {
    const options = givable(command).flatMap(([name, ask]) => [
      ...(isByFile(ask) && ask.as !== 'files' ? [] : [`--${name}`]),
      ...(isText(ask) ? [`--${name}-from`] : []),
    ]);
    return options.length > 0 ? [[command.id, options] as const] : [];
  });

const SHELLS: Readonly<Record<string, () => string>> = {
  bash: () => `_tamquan() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "\${COMP_WORDS[1]}" != command ]; then
    [ "$COMP_CWORD" = 1 ] && COMPREPLY=($(compgen -W command -- "$word"))
    return
  fi
  if [ "$COMP_CWORD" = 2 ]; then
    COMPREPLY=($(compgen -W '${WORDS.join(' ')}' -- "$word"))
    return
  fi
  local more=
  case \${COMP_WORDS[2]} in
${argumentsByCommand()
  .map(([id, options]) => `    ${id}) more='${options.join(' ')}' ;;`)
  .join('\n')}
    completion) more='bash zsh fish' ;;
  esac
  COMPREPLY=($(compgen -W "$more ${COMMON.join(' ')}" -f -- "$word"))
}
complete -F _tamquan tamquan`,
  zsh: () => `#compdef tamquan
autoload -U +X bashcompinit && bashcompinit
${SHELLS.bash?.()}`,
  fish: () => `complete -c tamquan -n __fish_use_subcommand -a command
complete -c tamquan -n '__fish_seen_subcommand_from command; and test (count (commandline -opc)) = 2' -f -a '${WORDS.join(' ')}'
${COMMON.map((option) => `complete -c tamquan -n '__fish_seen_subcommand_from command' -l ${option.slice(2)}`).join('\n')}
${argumentsByCommand()
  .map(([id, options]) =>
    options
      .map((option) => `complete -c tamquan -n '__fish_seen_subcommand_from ${id}' -l ${option.slice(2)} -r`)
      .join('\n'),
  )
  .join('\n')}`,
};
