import type { ReactNode } from 'react';
import { keyOfLine, type Line } from './lines';
import { ITEM } from './Step';

const LOOKS = {
  entry: `${ITEM} max-md:py-1`,
  found: ITEM,
  aimed: `${ITEM} max-md:py-1`,
  seeAll:
    'truncate px-2 rounded-md text-sm leading-8 text-soft cursor-pointer data-[selected=true]:bg-selected data-[selected=true]:text-ink pointer-coarse:leading-11',
} satisfies Record<Line['is'], string>;

/** For `aria-activedescendant`: with another line it has to be another id. */
export const idOfLine = (key: string): string => `line-${encodeURIComponent(key)}`;

const dataOf = (line: Line) => {
  if (line.is === 'entry') return { 'data-command': line.entry.command.id };
  if (line.is === 'aimed') return { 'data-command': line.aimed.command.id, 'data-aimed': '' };
  return line.is === 'found' ? { 'data-found': '' } : { 'data-command': line.find, 'data-see-all': '' };
};

interface Given {
  /** React's. */
  readonly slot: number;
  readonly line: Line;
  readonly isMarked: boolean;
  /** Among how many lines, those that are not drawn yet with them. */
  readonly place: number;
  readonly count: number;
  readonly content: ReactNode;
  /** What is said in place of its content. */
  readonly label?: string;
}

/**
 * One option of the palette's root. Named as cmdk names those of the step that asks for a row: there as here they are lines. No component:
 * a key draws all of them.
 */
export function listLine({ slot, line, isMarked, place, count, content, label }: Given) {
  const key = keyOfLine(line);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked one
    <div
      key={slot}
      id={idOfLine(key)}
      role="option"
      cmdk-item=""
      aria-label={label}
      title={label}
      aria-selected={isMarked}
      aria-posinset={place + 1}
      aria-setsize={count}
      data-selected={isMarked}
      data-value={key}
      className={LOOKS[line.is]}
      {...dataOf(line)}
    >
      {content}
    </div>
  );
}
