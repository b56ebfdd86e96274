import type { ReactNode } from 'react';
import { isMutation } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import { commandById } from '../../commands/registry';
import { t, useT } from '../i18n';
import { ariaKeysOf, Keys, keyOf, useWorkingKeys } from '../keys';
import { invoke, type Source, useCommandState } from '../run';
import { Icon } from './Icon';

interface CommandButtonProps {
  readonly command: string;
  readonly rows?: readonly unknown[];
  readonly rowKind?: Kind;
  /** The rows say whether it can be used; which rows it is used on the runner finds, with what of the selection is not loaded. */
  readonly isOfSelection?: boolean;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly source?: Source;
  /** `icon`: the picture alone, its words in the tooltip; `large`: with its key printed. */
  readonly look?: 'plain' | 'icon' | 'large' | 'item';
  readonly label?: ReactNode;
  /** Another picture than the command's own. */
  readonly icon?: string;
  readonly className?: string;
  /** In a row of buttons that share its width: its part of what is left over. */
  readonly share?: number;
  /** After the command was called: menus close. */
  readonly onInvoked?: () => void;
}

const TONES = {
  danger: 'text-danger hover:bg-danger-soft',
  good: 'text-good hover:bg-good-soft',
  none: 'text-ink hover:bg-hover',
};
const LOOKS = {
  plain: 'h-8 px-2.5 rounded-md border border-line bg-surface',
  icon: 'size-8 rounded-md',
  large: 'h-10 px-3.5 rounded-lg border border-line bg-surface font-medium',
  item: 'w-full min-h-8 px-2.5 rounded-md justify-start text-start',
};

/** Any command as a button: what it says, its key, and whether it can be used, all from the registry. Hidden where it may not be. */
export function CommandButton({
  command: id,
  rows,
  rowKind,
  isOfSelection = false,
  args,
  source = 'button',
  look = 'plain',
  label,
  icon,
  className = '',
  share,
  onInvoked,
}: CommandButtonProps) {
  useT();
  useWorkingKeys();
  const command = commandById(id);
  const state = useCommandState(id, rows ?? [], rowKind);
  if (!command || state.is === 'hidden') return null;
  const title = t(`${id}.title`);
  const why = state.is === 'disabled' ? t(state.why) : undefined;
  const keys = keyOf(id);
  return (
    <button
      type="button"
      data-command={id}
      // Not `disabled`: a reason that can't be reached by key helps nobody.
      aria-disabled={state.is !== 'ready'}
      aria-label={look === 'icon' ? title : undefined}
      aria-keyshortcuts={ariaKeysOf(id)}
      title={why ?? (look === 'icon' && keys ? `${title} (${keys})` : title)}
      className={`inline-flex max-w-full items-center justify-center gap-1.5 text-sm select-none aria-disabled:text-faint aria-disabled:cursor-not-allowed ${LOOKS[look]} ${TONES[command.tone ?? 'none']} ${className}`}
      style={share === undefined ? undefined : { flexGrow: share }}
      onClick={({ detail: nthClick }) => {
        // The second click of a double one would meet what came into the place of what the first was for.
        if (nthClick > 1 && isMutation(command)) return;
        // Where it can't be used the runner says why: a tooltip comes for nobody with keys or fingers.
        if (state.is === 'ready') onInvoked?.();
        void invoke(id, {
          source,
          ...(rows && !isOfSelection ? { rows } : {}),
          ...(rowKind && !isOfSelection ? { rowKind } : {}),
          ...(args ? { args } : {}),
        });
      }}
    >
      <Icon name={icon ?? command.icon} className="shrink-0" />
      {look !== 'icon' && <span className={look === 'item' ? 'grow' : 'truncate'}>{label ?? title}</span>}
      {look === 'item' && why && <span className="text-xs text-soft ps-3">{why}</span>}
      {(look === 'large' || look === 'item') && !why && <Keys of={id} />}
    </button>
  );
}
