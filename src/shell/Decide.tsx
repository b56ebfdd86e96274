import { useT } from '../i18n';
import type { UnsureDecision } from '../run/single/doubts';

const BUTTON = 'button-plain h-7 shrink-0 whitespace-nowrap px-2 rounded-md text-sm';

interface DecideProps {
  /** What it is about, for screen reader users, who hear the buttons without seeing the line. */
  readonly name: string;
  /** False where it can't be sent again: a secret went with it. */
  readonly canResend: boolean;
  readonly onDecide: (how: UnsureDecision) => void;
}

/** What the person can say of something that may have arrived. */
export function Decide({ name, canResend, onDecide }: DecideProps) {
  const t = useT();
  const ways: readonly UnsureDecision[] = canResend
    ? ['look', 'sendAgain', 'isThere', 'leave']
    : ['look', 'isThere', 'leave'];
  return (
    <fieldset aria-label={name} className="shrink-0 max-w-full flex gap-1.5 overflow-x-auto">
      {ways.map((how) => (
        <button key={how} type="button" className={BUTTON} onClick={() => onDecide(how)}>
          {t(`run.decide.${how}`)}
        </button>
      ))}
    </fieldset>
  );
}
