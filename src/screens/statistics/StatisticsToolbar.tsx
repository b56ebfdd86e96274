import { bucketOf, PRESETS } from '../../../commands/ranges';
import { BUCKETS, BUCKETS_MAX, bucketCount, type Span } from '../../../contract/buckets';
import { useT } from '../../i18n';
import { ariaKeysOf, keyOf, useWorkingKeys } from '../../keys';
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
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Bar label={t('stats.range.range.label')} className={`${GROUP} max-w-full min-w-0 overflow-x-auto`}>
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
      <Bar label={t('stats.range.bucket.label')} className={GROUP}>
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
      <Bar label={t('statistics.tools')} className="flex items-center gap-1">
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
    </div>
  );
}

/** A command that is on or off. */
function Turn({ command, icon, on }: { command: string; icon: string; on: boolean }) {
  const t = useT();
  useWorkingKeys();
  const [title, keys] = [t(`${command}.title`), keyOf(command)];
  return (
    <button
      type="button"
      data-command={command}
      aria-pressed={on}
      aria-label={title}
      aria-keyshortcuts={ariaKeysOf(command)}
      title={keys ? `${title} (${keys})` : title}
      className="size-8 grid place-items-center rounded-md border border-transparent hover:bg-hover aria-pressed:border-accent aria-pressed:bg-selected aria-pressed:text-accent"
      onClick={() => void invoke(command, { source: 'button' })}
    >
      <Icon name={icon} />
    </button>
  );
}
