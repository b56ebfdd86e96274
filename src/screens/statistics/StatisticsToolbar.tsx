import { useEffect, useRef } from 'react';
import { bucketOf, PRESETS } from '../../../commands/ranges';
import { BUCKETS, BUCKETS_MAX, bucketCount, type Span } from '../../../contract/buckets';
import { useT } from '../../i18n';
import { titleOf } from '../../i18n/titles';
import { ariaKeysOf, useWorkingKeys } from '../../keys';
import { invoke } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Toolbar as Bar } from '../../ui/Toolbar';
import type { StatisticsView } from './address';
import { Chip } from './ChartCard';

const GROUP = 'flex items-center gap-0.5 rounded-lg bg-raised border border-line p-0.5';

/** Which range, cut how, beside what; each choice is a command with its key. */
export function StatisticsToolbar({ view, span }: { view: StatisticsView; span: Span }) {
  const t = useT();
  const isOwn = !PRESETS.some((preset) => preset === view.range);
  const fits = BUCKETS.filter((bucket) => bucketCount(span, bucket) <= BUCKETS_MAX);
  const choose = (command: string, args: Readonly<Record<string, string>>) =>
    void invoke(command, { source: 'button', args });
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another range, another one to bring in sight
  useEffect(() => {
    const chip = line.current?.querySelector('[aria-pressed="true"]');
    if (chip) scrollSideways(chip);
  }, [view.range]);
  return (
    // On a phone one line, which runs from edge to edge and fades there: that it goes on can be seen.
    <div
      ref={line}
      className="shrink-0 flex items-center gap-2 print:hidden md:flex-wrap max-md:-mx-4 max-md:px-4 max-md:overflow-x-auto max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,transparent,#000_1rem,#000_calc(100%-1rem),transparent)]"
      data-controls=""
    >
      <Bar
        label={t('stats.range.range.label')}
        className={`${GROUP} max-md:shrink-0 md:max-w-full md:min-w-0 md:overflow-x-auto`}
      >
        {PRESETS.map((preset) => (
          <Chip
            key={preset}
            on={view.range === preset}
            command="stats.range"
            onChoose={() => choose('stats.range', { range: preset, bucket: 'auto' })}
          >
            {t(`stats.range.range.${preset}`)}
          </Chip>
        ))}
        <Chip on={isOwn} command="stats.ownRange" onChoose={() => choose('stats.ownRange', {})}>
          {t('statistics.ownRange')}
        </Chip>
      </Bar>
      <Bar label={t('stats.range.bucket.label')} className={`${GROUP} max-md:shrink-0`}>
        {fits.map((bucket) => (
          <Chip
            key={bucket}
            on={bucketOf(span, view.bucket) === bucket}
            command="stats.bucket"
            onChoose={() => choose('stats.bucket', { bucket })}
          >
            {t(`stats.range.bucket.${bucket}`)}
          </Chip>
        ))}
      </Bar>
    </div>
  );
}

/** The part of a line's edge that fades. */
const FADE_PX = 16;

/** Brings a chip in sight within its line alone: the page, which begins with what waits, stays where it is. */
function scrollSideways(chip: Element): void {
  const line = chip.closest('[data-controls]');
  for (let box = chip.parentElement; box && line?.contains(box); box = box.parentElement) {
    const fadePx = box === line ? FADE_PX : 0;
    const { left, right } = chip.getBoundingClientRect();
    const edges = box.getBoundingClientRect();
    const beforePx = Math.min(0, left - edges.left - fadePx);
    const afterPx = Math.max(0, right - edges.right + fadePx);
    box.scrollLeft += beforePx || afterPx;
  }
}

/** How the charts are shown, and what can be done with what they show: beside the heading. */
export function StatisticsTools({ view, span }: { view: StatisticsView; span: Span }) {
  const t = useT();
  return (
    <Bar label={t('statistics.tools')} className="ms-auto flex shrink-0 items-center gap-1 print:hidden">
      <Turn command="stats.compare" icon="git-compare" on={view.compare} />
      <Turn command="stats.bars" icon={view.bars ? 'chart-column' : 'chart-line'} on={view.bars} />
      <Turn command="stats.table" icon="table" on={view.table} />
      <CommandButton
        command="stats.exportCsv"
        look="icon"
        args={{ range: view.range, bucket: bucketOf(span, view.bucket) }}
      />
      <CommandButton command="stats.refresh" look="icon" />
    </Bar>
  );
}

/** A command that is on or off. */
function Turn({ command, icon, on }: { command: string; icon: string; on: boolean }) {
  useT();
  useWorkingKeys();
  const title = titleOf(command);
  return (
    <button
      type="button"
      data-command={command}
      aria-pressed={on}
      aria-label={title}
      aria-keyshortcuts={ariaKeysOf(command)}
      data-tip={title}
      className="toggle size-8 pointer-coarse:size-11 grid place-items-center rounded-md border border-transparent hover:bg-hover"
      onClick={() => void invoke(command, { source: 'button' })}
    >
      <Icon name={icon} />
    </button>
  );
}
