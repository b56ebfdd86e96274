import { useT } from '../../../i18n';
import { Menu } from '../../../ui/Menu';
import { revealed } from '../../../ui/revealed';

/** Points that lie in one place, however near one looks. */
export interface Together {
  readonly count: number;
  /** As many as a menu has room for. */
  readonly points: readonly number[];
  readonly anchor: DOMRect | undefined;
}

interface SamePlaceProps {
  readonly together: Together | null;
  readonly nameOf: (nth: number) => string;
  readonly onOpen: (nth: number) => void;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** Which of them is meant. */
export function SamePlace({ together, nameOf, onOpen, onClose, returnFocus }: SamePlaceProps) {
  const t = useT();
  const title = t('screens.temples.map.here', { count: together?.count ?? 0 });
  return (
    <Menu
      label={title}
      isOpen={together !== null}
      onClose={onClose}
      anchor={() => together?.anchor}
      returnFocus={returnFocus}
    >
      <p className="px-2.5 py-1.5 text-xs text-soft">{title}</p>
      {together?.points.map((nth) => (
        <button
          key={nth}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex w-full min-h-8 items-center rounded-md px-2.5 text-start hover:bg-hover focus:bg-hover"
          onClick={() => onOpen(nth)}
        >
          <bdi className="truncate">{revealed(nameOf(nth) || t('common.nameless'))}</bdi>
        </button>
      ))}
      {together && together.points.length < together.count && (
        <p className="px-2.5 py-1.5 text-xs text-faint">
          {t('grid.andMore', { count: together.count - together.points.length })}
        </p>
      )}
    </Menu>
  );
}
