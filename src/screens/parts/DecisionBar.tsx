import type { Kind } from '../../../commands/definition';
import { useT } from '../../i18n';
import { CommandButton } from '../../shell/CommandButton';

interface DecisionBarProps {
  /** In a fixed order of places: where one command takes another's place its button stays, and the focus on it. */
  readonly commands: readonly { readonly id: string; readonly label?: string }[];
  readonly rows: readonly unknown[];
  readonly kind: Kind;
}

/** What a row waits for, big and always in sight under its detail, with the keys where there is room for them. */
export function DecisionBar({ commands, rows, kind }: DecisionBarProps) {
  const t = useT();
  return (
    <div
      data-decisions=""
      className="shrink-0 flex flex-wrap gap-2 px-4 py-3 empty:hidden border-t border-line bg-surface"
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
          // The longer the words, the more of the row.
          share={(label ?? t(`${id}.title`)).length}
          // In one row while the longest words have room, long labels broken within their buttons, but never within a word.
          className="basis-[min-content] !h-auto min-h-10 !px-2 py-1.5 leading-tight *:whitespace-normal *:break-keep max-md:[&_kbd]:hidden"
        />
      ))}
    </div>
  );
}
