import type { ReactNode } from 'react';
import { keyOfLine, type Line, type Section } from './lines';
import { listLine } from './listLine';
import { useSlots } from './useSlots';

interface LineGroupProps {
  readonly id: string;
  readonly section: Section;
  /** The place of its first line among the `count` lines of all groups. */
  readonly start: number;
  readonly count: number;
  /** How many of its lines are drawn; it may have fewer. */
  readonly drawnCount: number;
  /** The key of the marked line, wherever that is. */
  readonly marked: string | undefined;
  readonly contentOf: (line: Line) => ReactNode;
}

/** Lines of the palette's root that stand together, under their heading if they have one. */
export function LineGroup({ id, section, start, count, drawnCount, marked, contentOf }: LineGroupProps) {
  const { heading } = section;
  const lines = section.lines.slice(0, drawnCount);
  const slotOf = useSlots(lines.map(keyOfLine));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && (
        <p id={id} aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">
          {heading}
        </p>
      )}
      {lines.map((line, at) => {
        const key = keyOfLine(line);
        const isMarked = key === marked;
        return listLine({ slot: slotOf(key), line, isMarked, place: start + at, count, content: contentOf(line) });
      })}
    </div>
  );
}
