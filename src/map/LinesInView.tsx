import { memo, useEffect, useMemo, useState } from 'react';
import type { Line } from './lines';
import { meets, type Region } from './region';

interface LinesProps {
  readonly className: string;
  /** What reads them; asked once. */
  readonly load: () => Promise<readonly Line[]>;
  readonly region: Region;
  readonly isShown: boolean;
  readonly onDrawn?: () => void;
}

/** Of many lines those that are in view, as one path. */
export const LinesInView = memo(function LinesInView({ className, load, region, isShown, onDrawn }: LinesProps) {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    let gone = false;
    // Without them the map shows what it has: points, and coarser land.
    load().then(
      (found) => !gone && setLines(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is so
  useEffect(() => {
    if (lines) onDrawn?.();
  }, [lines]);
  const path = useMemo(
    () =>
      isShown && lines
        ? lines
            .filter((line) => meets(line, region))
            .map((line) => line.path())
            .join('')
        : '',
    [isShown, lines, region],
  );
  return path === '' ? null : <path className={className} d={path} />;
});
