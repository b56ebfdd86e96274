import type { TextKey } from '../../../commands/core/textKey';
import { type Params, t } from '../../i18n';
import { format } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import type { Column } from '../screen';
import { Chips } from './Chips';

/**
 * What a badge says of a row. `none`: a word that is no state; `fact`: neither good nor bad; `good`: praise; `warn`: suspended, or waiting
 * for somebody; `bad`: a sanction, or what failed.
 */
export type Tone = 'none' | 'fact' | 'good' | 'warn' | 'bad';

/** A state in a word; the colour only repeats it. */
export interface BadgeOf {
  readonly text: TextKey;
  readonly tone: Tone;
  /** Another picture than the tone's own, where there is one. */
  readonly icon?: string;
  readonly params?: Params;
}

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

/** An edge in the state's own colour, that is seen on every ground of a row. */
const STATE = 'px-1.5 ring-1 ring-inset ring-current/70';
/** Told apart without colour too: a fact is a filled shape, a state has an outline and a picture of its own. */
const TONES: Readonly<Record<Tone, { readonly look: string; readonly icon?: string }>> = {
  none: { look: 'text-faint' },
  fact: { look: 'bg-chip text-soft px-2' },
  good: { look: `${STATE} bg-good-soft text-good`, icon: 'circle-check' },
  warn: { look: `${STATE} bg-warn-soft text-warn`, icon: 'triangle-alert' },
  bad: { look: `${STATE} bg-danger-soft text-danger`, icon: 'ban' },
};

/** States of a row, each in a word. */
export function badge<Row>({ of, ...column }: Given<Row, readonly BadgeOf[]>): Column<Row> {
  return {
    width: 130,
    cutsItself: true,
    onCard: 'note',
    keepsWidth: true,
    cell: (row) => {
      const chips = of(row).map((one) => ({
        words: t(one.text, one.params),
        drawn: <Badge {...one} />,
        // What is kept from a row is seen in every width.
        stays: one.tone === 'bad',
      }));
      return chips.length === 0 ? null : <Chips chips={chips} />;
    },
    accessor: (row) => format.list(of(row).map((one) => t(one.text, one.params))),
    ...column,
  };
}

/** The words of a state, for cells and details alike. */
export function Badge({ text, tone, icon, params }: BadgeOf) {
  const words = t(text, params);
  const drawn = TONES[tone];
  return (
    <span
      title={words}
      data-tone={tone}
      className={`inline-flex max-w-full items-center gap-1 rounded-full py-px text-xs ${drawn.look}`}
    >
      {drawn.icon && <Icon name={icon ?? drawn.icon} size={12} />}
      <span className="truncate">{words}</span>
    </span>
  );
}
