import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind } from '../../../commands/core/rows';
import { commandById } from '../../../commands/registry';
import { language, useT } from '../../i18n';
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

interface DecisionBarProps {
  /** In a fixed order of places: where one command takes another's place its button stays, and the focus on it. */
  readonly commands: readonly Decision[];
  readonly rows: readonly unknown[];
  readonly kind: Kind;
}

/**
 * What a row waits for, big and always in sight under its detail, with the keys where there is room for them. One line, as high as the bar of
 * a selection beside it: without room the pictures go first, then it is set closer, long words give way to short ones, the keys go; a command
 * goes into a menu last of all. On a phone all are as wide, for a thumb. One stop of Tab, as any bar of buttons.
 */
export function DecisionBar({ commands, rows, kind }: DecisionBarProps) {
  const t = useT();
  const { code } = useSnapshot(language);
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar);
  useEffect(() => asBottomBar(bar.current), []);
  const roomOf = (decision: Decision) => Math.max(...titlesAnywhere(decision).map(({ length }) => length));
  // Not by what this row's buttons say: they stand alike on any row.
  const fold = useFold(bar, `${code} ${commands.map(titlesAnywhere).join()}`, commands.length + FOLDED.keys - 1);
  // Where words change from row to row buttons stay where they are, and have no pictures.
  const isPlain = fold >= FOLDED.pictures || commands.some((decision) => titlesAnywhere(decision).length > 1);
  const shown = commands.length - Math.max(0, fold - FOLDED.keys);
  const labelOf = (decision: Decision) => {
    if (fold >= FOLDED.words && decision.short !== undefined) return decision.short;
    const all = titlesAnywhere(decision);
    return all.length > 1 ? <SteadyWords words={titleHere(decision.id, rows)} all={all} /> : decision.label;
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('grid.decisions')}
      data-decisions=""
      className={`flex h-14 shrink-0 items-center overflow-hidden border-t border-line bg-surface empty:hidden ${fold >= FOLDED.gaps ? 'gap-1 px-1.5' : fold >= FOLDED.pictures ? 'gap-1.5 px-3' : 'gap-2 px-4'}`}
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
          // The longer the words, the more of the row.
          share={roomOf(decision)}
          className={`max-md:grow! max-md:px-1! max-md:[&_kbd]:hidden ${fold >= FOLDED.keys ? '[&_kbd]:hidden' : ''} ${shown > 1 ? 'shrink-0 basis-0' : 'min-w-0'} ${fold >= FOLDED.gaps ? 'px-1.5!' : fold >= FOLDED.pictures ? 'px-2!' : ''} ${isPlain ? '[&>svg]:hidden' : ''} ${weightOf(commandById(decision.id))}`}
        />
      ))}
      {shown < commands.length && <Rest commands={commands.slice(shown)} rows={rows} kind={kind} />}
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
