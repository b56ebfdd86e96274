import type { Kind } from '../../../commands/definition';
import { CommandButton } from '../../shell/CommandButton';

interface DecisionBarProps {
  /** In a fixed order of places: where one command takes another's place its button stays, and the focus on it. */
  readonly commands: readonly { readonly id: string; readonly label?: string }[];
  readonly rows: readonly unknown[];
  readonly kind: Kind;
}

/** So many stand in one row whatever their words: long ones break within their button. */
const IN_A_ROW = 3;

/** What a row waits for, big and always in sight under its detail, with the keys where there is room for them. */
export function DecisionBar({ commands, rows, kind }: DecisionBarProps) {
  return (
    <div
      className={`shrink-0 flex gap-2 px-4 py-3 empty:hidden border-t border-line bg-surface ${commands.length > IN_A_ROW ? 'flex-wrap' : ''}`}
    >
      {commands.map(({ id, label }, place) => (
        <CommandButton
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          key={place}
          command={id}
          rows={rows}
          rowKind={kind}
          look="large"
          {...(label === undefined ? {} : { label })}
          className="grow min-w-min !h-auto min-h-10 !px-2 py-1.5 leading-tight *:whitespace-normal max-md:[&_kbd]:hidden"
        />
      ))}
    </div>
  );
}
