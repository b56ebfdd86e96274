import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind } from '../../../commands/core/rows';
import { commandById } from '../../../commands/registry';
import { language, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { useActsElsewhere } from '../../keys';
import { useRoving } from '../../keys/roving';
import { titleOn, titlesOf } from '../../state/titleOn';
import { asBottomBar } from '../../ui/bottomBars';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { SteadyWords } from '../../ui/SteadyWords';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { useFold } from '../../ui/useFold';
import { weightOf } from '../../ui/weightOf';

interface Decision {
  readonly id: string;
  readonly label?: string;
  /** What is said where there is no room for more. */
  readonly short?: string;
}

/** How far the bar folds before a command has to go into the menu: no pictures, less room between, short words, no keys. */
const FOLDED = { pictures: 1, gaps: 2, words: 3, keys: 4 } as const;
/** The same where words are so long that they, or the other buttons, would have little room. */
const FOLDED_WORDY = { ...FOLDED, words: 2, gaps: 3 } as const;
/** From so many signs on. */
const WORDY_SIGNS = 15;

interface DecisionBarProps {
  /** In a fixed order of places: where one command takes another's place its button stays, and the focus on it. */
  readonly commands: readonly Decision[];
  readonly rows: readonly unknown[];
  readonly kind: Kind;
}

/**
 * What a row waits for, big and always in sight under its detail, with the keys where there is room for them. One line, as high as the bar of
 * a selection beside it, and as far from the edges as the others at the foot of a detail: without room the pictures go first, then it is set
 * closer, long words give way to short ones, the keys go; a command goes into a menu last of all. All are as wide, as far as their words
 * allow. One stop of Tab, as any bar of buttons. While other rows are selected, whose bar has the same words, it says that it is about this one
 * alone.
 */
export function DecisionBar({ commands, rows, kind }: DecisionBarProps) {
  const t = useT();
  const { code } = useSnapshot(language);
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar);
  useEffect(() => asBottomBar(bar.current), []);
  const only = useActsElsewhere(commands[0]?.id)
    ? t(kind === 'report' ? 'grid.onlyThisCase' : 'grid.onlyThis')
    : undefined;
  // Not by what this row's buttons say: they stand alike on any row.
  const fold = useFold(bar, `${code} ${commands.map(titlesAnywhere).join()}`, commands.length + FOLDED.keys - 1);
  const isWordy = commands.some(
    (decision) => decision.short !== undefined && titlesAnywhere(decision).some(({ length }) => length >= WORDY_SIGNS),
  );
  const folded = isWordy ? FOLDED_WORDY : FOLDED;
  // Where words change from row to row buttons stay where they are, and have no pictures.
  const isPlain = fold >= folded.pictures || commands.some((decision) => titlesAnywhere(decision).length > 1);
  const shown = commands.length - Math.max(0, fold - folded.keys);
  const labelOf = (decision: Decision) => {
    if (fold >= folded.words && decision.short !== undefined) return decision.short;
    const all = titlesAnywhere(decision);
    return all.length > 1 ? <SteadyWords words={titleHere(decision.id, rows)} all={all} /> : decision.label;
  };
  return (
    <div className="relative shrink-0">
      <div
        ref={bar}
        role="toolbar"
        aria-label={only === undefined ? t('grid.decisions') : format.pair(t('grid.decisions'), only)}
        data-decisions=""
        className={`flex h-14 items-center overflow-hidden border-t border-line bg-surface empty:hidden ${fold >= folded.gaps ? 'gap-1 px-3' : fold >= folded.pictures ? 'gap-1.5 px-4' : 'gap-2 px-4'}`}
      >
        {commands.slice(0, shown).map((decision, place) => (
          <CommandButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            key={place}
            command={decision.id}
            rows={rows}
            rowKind={kind}
            look="large"
            label={labelOf(decision)}
            share={1}
            className={`max-md:px-2! [&>.truncate]:grow ${fold >= folded.keys ? 'keyless' : ''} ${shown > 1 ? 'shrink-0 basis-0' : 'min-w-0'} ${fold >= folded.gaps ? 'px-1.5!' : fold >= folded.pictures ? 'px-2!' : ''} ${isPlain ? '[&>svg]:hidden' : ''} ${weightOf(commandById(decision.id))}`}
          />
        ))}
        {shown < commands.length && <Rest commands={commands.slice(shown)} rows={rows} kind={kind} />}
      </div>
      {/* On the edge above: the bar is no higher for it, and no button moves. */}
      {only !== undefined && (
        <span
          aria-hidden="true"
          data-only=""
          className="pointer-events-none absolute inset-x-0 -top-1.5 mx-auto w-fit rounded-full bg-mark px-2 text-[0.6875rem] leading-3.5 font-medium text-on-mark"
        >
          {only}
        </span>
      )}
    </div>
  );
}

const titleHere = (id: string, rows: readonly unknown[]) => {
  const command = commandById(id);
  return command ? titleOn(command, rows) : '';
};
/** All that a command is called, on this row or another. */
const titlesAnywhere = ({ id, label }: Decision): readonly string[] => {
  const command = commandById(id);
  if (label !== undefined) return [label];
  return command ? titlesOf(command) : [''];
};

/** The decisions without room. */
function Rest({ commands, rows, kind }: DecisionBarProps) {
  const t = useT();
  const menu = useButtonMenu();
  return (
    <>
      <button
        type="button"
        {...menu.button}
        aria-label={t('grid.more')}
        data-tip={t('grid.more')}
        className="button-plain grid size-10 shrink-0 place-items-center rounded-lg"
      >
        <Icon name="ellipsis" />
      </button>
      <Menu label={t('grid.more')} align="end" {...menu.menu}>
        {commands.map(({ id, label }) => (
          <CommandButton
            key={id}
            command={id}
            rows={rows}
            rowKind={kind}
            look="item"
            {...(label === undefined ? {} : { label })}
            onInvoked={menu.close}
          />
        ))}
      </Menu>
    </>
  );
}
