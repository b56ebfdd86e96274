import { useSnapshot } from 'valtio';
import { isConsoleCommand } from '../../commands/core/definition';
import { commandById } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { useT } from '../i18n';
import { titleOf } from '../i18n/titles';
import { commandContext } from '../run';
import { viewName } from '../state/savedViews';
import { keyText } from './keyText';
import { Keys } from './labels';
import { keyHintState } from './listen';
import { capsOf, WithCaps } from './WithCaps';

/** After a prefix, the keys that can follow; a word when a key meant nothing or an input method was typing. */
export function KeyHint() {
  const t = useT();
  const hint = useSnapshot(keyHintState);
  const { prefix, notice } = hint;
  // What may follow is looked at only where it is shown: it is another list at each key.
  if (prefix === null && notice === null) return null;
  const allowed = hint.next.flatMap(({ press, commandId }) => {
    const command = commandById(commandId);
    if (command === undefined || commandStateOf(command, [], commandContext()).is === 'hidden') return [];
    const own = isConsoleCommand(command) ? viewName(command.view) : undefined;
    return [{ press, commandId, words: own ?? titleOf(commandId) }];
  });
  return (
    <div
      role="status"
      // On a phone toasts have the foot of the window to themselves.
      className="fixed z-40 max-md:inset-x-4 max-md:top-16 md:bottom-12 md:start-72 md:me-4 md:max-w-lg rounded-xl border border-line bg-surface shadow-layer px-4 py-3 text-sm"
    >
      {notice && (
        <p className="text-balance">
          <WithCaps text={t(`palette.keys.${notice}`, { key: keyText('list.close', capsOf) })} />
        </p>
      )}
      {prefix !== null && (
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5">
          {allowed.map(({ press, commandId, words }) => (
            <li key={commandId} className="flex items-center gap-2.5">
              <Keys press={press} />
              <bdi className="truncate">{words}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
