import type { ReactNode } from 'react';
import { isMutation } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import type { TextKey } from '../../commands/core/textKey';
import { commandById } from '../../commands/registry';
import { t, useT } from '../i18n';
import { ariaKeysOf, Keys, useActsElsewhere, useWorkingKeys } from '../keys';
import { invoke, type Source, useCommandState } from '../run';
import { titleOn } from '../state/titleOn';
import { Icon } from './Icon';

interface CommandButtonProps {
  readonly command: string;
  readonly rows?: readonly unknown[];
  readonly rowKind?: Kind;
  /** The rows say whether it can be used; which rows it is used on the runner finds, with what of the selection is not loaded. */
  readonly isOfSelection?: boolean;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly source?: Source;
  /** `icon`: the picture alone, its words and key in the tooltip (Tooltips.tsx). */
  readonly look?: 'plain' | 'icon' | 'large' | 'item';
  /** What people come here to do: filled, at most one in a place. */
  readonly isPrimary?: boolean;
  readonly label?: ReactNode;
  /** Why it would do nothing at present, beyond what its state says. */
  readonly whyNot?: TextKey | undefined;
  /** Another picture than the command's own. */
  readonly icon?: string;
  readonly className?: string;
  /** Of a command that switches something: whether it is on. */
  readonly isOn?: boolean;
  /** In a row of buttons that share its width: its part of what is left over. */
  readonly share?: number;
  /** Whether Tab stops at it; false where the same is within reach of keys elsewhere. */
  readonly isStop?: boolean;
  /** After the command was called: menus close. */
  readonly onInvoked?: () => void;
}

const NO_ROWS: readonly unknown[] = [];

/** Without an outline: in toolbars and menus. */
const TONES = {
  danger: 'text-danger hover:bg-danger-soft',
  good: 'text-good hover:bg-good-soft',
  none: 'text-ink hover:bg-hover',
};
const OUTLINES = { danger: 'button-danger', good: 'button-good', none: 'button-plain' };
const LOOKS = {
  plain: 'h-8 px-2.5 rounded-md',
  icon: 'rounded-md button-icon',
  large: 'h-10 px-3.5 rounded-lg font-medium',
  item: 'w-full min-h-8 px-2.5 rounded-md justify-start text-start',
};

function paintOf(look: keyof typeof LOOKS, isPrimary: boolean, tone: keyof typeof TONES): string {
  if (isPrimary) return 'button-primary';
  return look === 'icon' || look === 'item' ? `${TONES[tone]} aria-disabled:text-faint` : OUTLINES[tone];
}

/** Any command as a button: what it says, its key, and whether it can be used, all from the registry. Hidden where it may not be. */
export function CommandButton({
  command: id,
  rows,
  rowKind,
  isOfSelection = false,
  args,
  source = 'button',
  look = 'plain',
  isPrimary = false,
  label,
  whyNot,
  icon,
  className = '',
  share,
  isStop = true,
  isOn,
  onInvoked,
}: CommandButtonProps) {
  useT();
  useWorkingKeys();
  const isElsewhere = useActsElsewhere(id);
  const command = commandById(id);
  const state = useCommandState(id, rows ?? [], rowKind);
  if (!command || state.is === 'hidden') return null;
  const own = titleOn(command, rows ?? NO_ROWS);
  // A picture alone is called what it would say.
  const title = look === 'icon' && typeof label === 'string' ? label : own;
  const key = state.is === 'disabled' ? state.why : whyNot;
  const why = key && t(key);
  return (
    <button
      type="button"
      data-command={id}
      tabIndex={isStop ? undefined : -1}
      // Not `disabled`: a reason that can't be reached by key helps nobody.
      aria-disabled={state.is !== 'ready' || whyNot !== undefined}
      aria-label={look === 'icon' ? title : undefined}
      aria-keyshortcuts={isElsewhere ? undefined : ariaKeysOf(id)}
      aria-pressed={isOn}
      {...(look === 'icon' ? { 'data-tip': why ?? title } : { title: why ?? title })}
      className={`inline-flex max-w-full items-center justify-center gap-1.5 text-sm select-none aria-disabled:cursor-not-allowed toggle ${isElsewhere && look !== 'item' ? 'keys-elsewhere' : ''} ${LOOKS[look]} ${paintOf(look, isPrimary, command.tone ?? 'none')} ${className}`}
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
      {/* Also where it can't be used, when the key says why: the button is as wide whatever its rows allow. */}
      {look !== 'icon' && <Keys key={id} of={id} on={rows ?? NO_ROWS} />}
    </button>
  );
}
