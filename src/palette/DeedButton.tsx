import type { Command } from '../../commands/core/definition';
import { FOOTER, FOOTER_BUTTON } from '../forms/footer';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { Icon } from '../ui/Icon';
import { deedOf } from './deed';

interface DeedButtonProps {
  readonly command: Command;
  readonly rows: readonly unknown[];
  /** Other words, where it does less than its name says: to go on without a picture. */
  readonly label?: string | undefined;
  readonly isOff?: boolean;
  /** What was answered so far would not be taken; a press says why. */
  readonly isUnready?: boolean;
  readonly press?: string;
  readonly onClick: () => void;
  readonly isFirst: boolean;
  /** Leads to the step before this one, and from the first out of the question. */
  readonly onBack: () => void;
}

/** What ends a step, called by what it does, and what leaves it: in one place and of one size in all of them. */
export function DeedButton({
  command,
  rows,
  label,
  isOff = false,
  isUnready = false,
  press,
  onClick,
  isFirst,
  onBack,
}: DeedButtonProps) {
  const t = useT();
  const isDanger = command.tone === 'danger';
  return (
    <div className={`${FOOTER} pt-3`}>
      <button type="button" className={`button-plain ${FOOTER_BUTTON}`} onClick={onBack}>
        {t(isFirst ? 'common.cancel' : 'palette.aStepBack')} <Keys press="Escape" />
      </button>
      <button
        type="button"
        data-deed
        disabled={isOff}
        aria-disabled={isUnready || undefined}
        className={`font-semibold ${FOOTER_BUTTON} ${isDanger ? 'button-danger' : 'button-primary'}`}
        onClick={onClick}
      >
        {isDanger && <Icon name={command.icon} />}
        {label ?? deedOf(command, rows)} {press !== undefined && <Keys press={press} />}
      </button>
    </div>
  );
}
