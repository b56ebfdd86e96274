import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useState } from 'react';
import type { TextKey } from '../../commands/core/textKey';
import { commandById } from '../../commands/registry';
import { type Params, useT } from '../i18n';
import { format } from '../i18n/format';
import { Keys, keySettings } from '../keys';
import { pressesOf } from '../keys/bindings';
import { isMac } from '../keys/platform';
import { readPress } from '../keys/press';
import { conflictOf, rebind, resetKey, resetTaken } from '../keys/rebinding';
import { isSingle } from '../keys/resolve';
import { capsOf, WithCaps } from '../keys/WithCaps';
import { Icon } from '../ui/Icon';
import { FREE } from './freeKeys';
import { titleHere } from './titleHere';

const FREE_KEY = new RegExp(`^(Shift\\+)?[${FREE}]$`, 'i');
/** The browser's, whatever a page says (docs/specification.md section 10.2, rule 8). */
const RESERVED = /^(Mod\+(Shift\+[NTWPAR]|[NTWQLRDPF]|(Shift\+)?(Tab|Page(Up|Down)|F[45]))|(Shift\+)?F\d+)$/;

/** Why a press can't be bound, as a text; undefined where it can. */
function refusalOf(press: string, t: (key: TextKey, params?: Params) => string): string | undefined {
  if (RESERVED.test(press)) return t('palette.keys.reserved');
  if (FREE_KEY.test(press) || press.startsWith('Mod+')) return undefined;
  return t('palette.keys.notAlone', { keys: [...FREE].join(' ') });
}

/** A command with its keys, and a button to rebind them: the next press is taken, unless another command has it. */
export function KeyLine({ id }: { id: string }) {
  const t = useT();
  const [listening, setListening] = useState(false);
  const { rebound } = keySettings;
  const [told, setTold] = useState({ trouble: '', rebound });
  // All keys reset are other ones: what was said about those before is over.
  const trouble = told.rebound === rebound ? told.trouble : '';
  const setTrouble = (text: string) => setTold({ trouble: text, rebound });
  const title = titleHere(id);
  const presses = pressesOf(id).filter((press) => keySettings.single !== 'off' || !isSingle(press.split(' ')[0] ?? ''));
  const hasDefault = commandById(id)?.key !== undefined;
  const belongsTo = (other: string) => t('palette.keys.taken', { title: titleHere(other) });
  const take = (event: ReactKeyboardEvent) => {
    if (!listening) return;
    const reading = readPress(event.nativeEvent, isMac());
    event.stopPropagation();
    event.preventDefault();
    // The sheet has kept this Esc from itself, so it reads as one that was taken.
    if (event.key === 'Escape') {
      setListening(false);
      return setTrouble('');
    }
    if (reading.is !== 'press') return;
    const { press } = reading;
    setListening(false);
    const taken = conflictOf(id, press);
    if (taken) return setTrouble(belongsTo(taken));
    const refusal = refusalOf(press, t);
    setTrouble(refusal ?? '');
    if (refusal !== undefined) return;
    rebind(id, [press]);
  };
  const reset = () => {
    const taken = resetTaken(id);
    setTrouble(taken ? belongsTo(taken) : '');
    if (!taken) resetKey(id);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 min-h-9 py-1 text-sm border-b border-line last:border-0">
      {/* Keys that have no room beside the words go below them, at the same end; the button stays beside both. */}
      <span className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-2">
        <span className="grow basis-24">{title}</span>
        {listening ? (
          <span className="text-xs text-mark">
            <WithCaps text={t('palette.keys.press', { esc: capsOf('Escape') })} />
          </span>
        ) : (
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-1.5 gap-y-1">
            {presses.map((press, nth) => (
              <span key={press} className="inline-flex items-center gap-x-1.5">
                {/* One press of several keys, or several presses of one: a gap alone does not tell them apart. */}
                {nth > 0 && <span className="text-xs text-faint">{t('palette.keys.or')}</span>}
                <Keys press={press} />
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="flex">
        {rebound[id] && !listening && (
          <Small
            label={format.pair(t(hasDefault ? 'palette.keys.resetOne' : 'palette.keys.drop'), title)}
            onClick={reset}
          >
            <Icon name={hasDefault ? 'rotate-ccw' : 'x'} size={13} />
          </Small>
        )}
        <Small
          label={format.pair(t(presses.length > 0 ? 'palette.keys.rebind' : 'palette.keys.add'), title)}
          command="keys.rebind"
          isListening={listening}
          onClick={() => setListening(true)}
          onKeyDown={take}
          onBlur={() => setListening(false)}
        >
          <Icon name={presses.length > 0 ? 'pencil' : 'plus'} size={13} />
          {presses.length === 0 && !listening && t('palette.keys.add')}
        </Small>
      </span>
      {trouble && (
        <span role="alert" className="basis-full text-xs text-danger">
          {trouble}
        </span>
      )}
    </li>
  );
}

interface SmallProps {
  readonly label: string;
  readonly command?: string;
  readonly isListening?: boolean;
  readonly onClick: () => void;
  readonly onKeyDown?: (event: ReactKeyboardEvent) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

function Small({ label, command, isListening, children, ...on }: SmallProps) {
  return (
    <button
      type="button"
      data-command={command}
      data-listening={isListening ? '' : undefined}
      aria-label={label}
      title={label}
      className={`inline-flex h-6 min-w-6 items-center justify-center gap-1 rounded px-1 text-xs hover:bg-hover hover:text-ink ${isListening ? 'text-mark bg-selected' : 'text-faint'}`}
      {...on}
    >
      {children}
    </button>
  );
}
