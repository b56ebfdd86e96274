import { type Params, t } from '../../i18n';
import { format } from '../../i18n/format';
import type { Column } from '../screen';
import { Chips } from './Chips';

/** `none`: a word that is no state. */
export type Tone = 'none' | 'neutral' | 'good' | 'warn' | 'danger' | 'accent';

/** A state in a word; the colour only repeats it. */
export interface BadgeOf {
  /** A locale key. */
  readonly text: string;
  readonly tone: Tone;
  readonly params?: Params;
}

type Given<Row, Value> = Pick<Column<Row>, 'id' | 'title'> &
  Partial<Column<Row>> & { readonly of: (row: Row) => Value };

const TONES: Readonly<Record<Tone, string>> = {
  none: 'text-faint !px-0',
  neutral: 'bg-hover text-soft ring-1 ring-inset ring-line',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-selected text-accent',
};

/** States of a row, each in a word. */
export function badge<Row>({ of, ...column }: Given<Row, readonly BadgeOf[]>): Column<Row> {
  return {
    width: 130,
    onCard: 'note',
    keepsWidth: true,
    cell: (row) => (
      <Chips
        chips={of(row).map((one) => ({
          key: one.text,
          words: t(one.text, one.params),
          drawn: <Badge {...one} />,
        }))}
      />
    ),
    accessor: (row) => format.list(of(row).map((one) => t(one.text, one.params))),
    ...column,
  };
}

/** The words of a state, for cells and details alike. */
export function Badge({ text, tone, params }: BadgeOf) {
  const words = t(text, params);
  return (
    <span title={words} className={`inline-block max-w-full truncate rounded-full px-2 py-px text-xs ${TONES[tone]}`}>
      {words}
    </span>
  );
}
