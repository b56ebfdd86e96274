import { type Asks, isMutation } from '../../commands/core/definition';
import type { Macro, Part } from '../../commands/core/parts';
import { commandById } from '../../commands/registry';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { t } from '../i18n';
import { format } from '../i18n/format';
import { optionText } from '../i18n/optionText';
import { permissionName } from '../i18n/permission';
import { titleOf } from '../i18n/titles';

/** A part in words: what it does, with the answers that were given. */
export function partText({ commandId, args }: Part): string {
  const command = commandById(commandId);
  const asks = Object.entries(((command && isMutation(command) && command.asks) || {}) as Asks);
  const answers = asks.flatMap(([name, ask]) => {
    if (!command || (ask.as !== 'oneOf' && ask.as !== 'someOf')) return [];
    const values = [args[name]].flat();
    // What stays as each row has it is not said; what only the server can name has no words here.
    return ask
      .options([])
      .flatMap((option) => (values.includes(option.value) ? [optionText(command, name, option)] : []));
  });
  const title = titleOf(commandId);
  return answers.length === 0 ? title : format.pair(title, answers.join(', '));
}

/** What a macro does, in one line. */
export const partsText = ({ parts }: Pick<Macro, 'parts'>): string => parts.map(partText).join(' · ');

/** Why the person can't run a macro, or null: the first of its parts that they may not do, or this server can't. */
export function lackIn({ parts }: Macro, context: CommandContext): string | null {
  for (const part of parts) {
    const command = commandById(part.commandId);
    const state = command ? commandStateOf(command, [], context) : ({ is: 'hidden' } as const);
    if (state.is !== 'hidden') continue;
    const what = titleOf(part.commandId);
    return 'missing' in state && state.missing
      ? t('macro.lacks', { what, permission: permissionName(state.missing) })
      : t('macro.lacksHere', { what });
  }
  return null;
}
