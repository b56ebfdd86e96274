import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { AnyMutation } from '../../commands/core/definition';
import { disabledReasonOf } from '../../commands/state';
import type { MediaEntry } from '../../contract/media';
import * as media from '../../contract/media';
import { Code } from '../../contract/wire/codes';
import { call } from '../client';
import type { GridHandle } from '../grid/model/gridHandle';
import { createGrid } from '../grid/model/gridModel';
import { isEmptySelection } from '../grid/model/selection';
import { openList } from '../grid/rows/list';
import { EVERYTHING, type ListSource, rowsOfKind } from '../grid/rows/source';
import Pictures from '../grid/view/Pictures';
import { useT } from '../i18n';
import { reason } from '../i18n/reason';
import { titleOf } from '../i18n/titles';
import { Keys } from '../keys';
import { principal } from '../state/session';
import { announce } from '../ui/announcer';
import { idsOnList } from './onList';
import { pickedPicture } from './PickedPicture';
import { Footer } from './Step';
import { UncoverButton, uncoverPictures } from './UncoverButton';

interface MediaPickerProps {
  readonly command: AnyMutation;
  readonly onChosen: (rows: readonly unknown[]) => void;
  /** Back to the field, for an id. */
  readonly onBack: () => void;
}

/**
 * Media of the types that a command takes, as pictures, newest first and read on as one scrolls: one by Enter or a click, several by
 * `x`. What is on the list already says so and cannot be chosen again.
 */
export default function MediaPicker({ command, onChosen, onBack }: MediaPickerProps) {
  const t = useT();
  const reach = useRef<GridHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Ids that a server which does not say where media are promoted has on its list. */
  const [there] = useState(() => proxy<{ ids: Record<string, true> }>({ ids: {} }));
  const { types, list: onto } = command.form?.picksFrom ?? { types: [], list: 'hotlive' };
  const whyNot = (row: MediaEntry) =>
    disabledReasonOf(command, row, principal()) ??
    (there.ids[row.idmedia] ? (command.words?.noopMessage ?? null) : null);
  /** Says why a medium cannot be chosen; false where it can. */
  const say = useRef<(id: string) => boolean>(() => false);
  const model = useMemo(() => {
    const source: ListSource<MediaEntry> = {
      key: `media:${types}`,
      load: ({ pos, count, signal }) => call(media.list, { pos, count, mediaType: [...types] }, { signal }),
    };
    const list = openList(source, rowsOfKind('media') as never, { query: EVERYTHING });
    const grid = createGrid(list as never, {
      reveal: (position) => reach.current?.reveal(position),
      pageRows: () => reach.current?.pageRows() ?? 8,
      open: (id) => id !== null && pick.current([id]),
      announce: (key, params) => announce(t(key, params)),
      perform: () => {},
      focusDetail: () => {},
      focusHeading: () => {},
    });
    // What is on the list already is not chosen with others either.
    const toggle = (id: string) => (say.current(id) ? undefined : grid.toggle(id));
    return { ...grid, toggle };
  }, [types, t]);
  const { list } = model;
  useEffect(() => () => list.close(), [list]);
  const { phase, count, failures } = useSnapshot(list.state);
  const { selection } = useSnapshot(model.state) as typeof model.state;
  useEffect(() => {
    const first = list.row(list.idAt(0) ?? '') as MediaEntry | undefined;
    if (phase !== 'ready' || first === undefined || first.lists !== undefined) return;
    const abort = new AbortController();
    void idsOnList(onto, abort.signal).then((ids) => {
      if (!abort.signal.aborted) there.ids = ids;
    });
    return () => abort.abort();
  }, [phase, list, onto, there]);

  const pick = useRef<(ids: readonly string[]) => void>(() => {});
  pick.current = (ids) => {
    const rows = ids.flatMap((id) => (list.row(id) as MediaEntry | undefined) ?? []);
    const able = rows.filter((row) => whyNot(row) === null);
    const why = rows[0] && whyNot(rows[0]);
    if (able.length > 0) onChosen(able);
    else if (why) announce(t(why, { name: '' }), 'assertive');
  };
  say.current = (id) => {
    const row = list.row(id) as MediaEntry | undefined;
    const why = row && whyNot(row);
    if (why) announce(t(why, { name: '' }), 'assertive');
    return Boolean(why);
  };
  const chosen = () => (isEmptySelection(model.state.selection) ? [model.state.cursor ?? ''] : model.selectedIds());
  const size = selection.ids.size;
  const picture = useMemo(() => pickedPicture(there, command), [there, command]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || !(event.target instanceof Element) || !event.target.matches('[data-row]'))
      return;
    if (key === 'Enter') !repeat && pick.current(chosen());
    else if (key === 'x' || key === ' ') model.toggle(model.state.cursor ?? '');
    else if (key === 'Home') model.view.verb('first');
    else if (key === 'End') model.view.verb('last');
    else if (key === 'PageDown') model.view.verb('pageDown');
    else if (key === 'PageUp') model.view.verb('pageUp');
    else if (key === 'u') uncoverPictures();
    else if (key === 'Backspace' || key === '/') onBack();
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the grid inside it has the focus */}
      <div ref={box} className="flex h-[min(560px,58vh)] flex-col border-t border-line" onKeyDown={onKeyDown}>
        {phase === 'failed' && (
          <p role="alert" className="flex items-center gap-3 p-4 text-sm text-danger">
            {reason(failures[0]?.refusal ?? { refused: Code.unexpected })}
            <button type="button" className="h-8 rounded-md border border-line px-3" onClick={() => list.retry()}>
              {t('common.retry')}
            </button>
          </p>
        )}
        {phase === 'ready' && count === 0 && <p className="p-5 text-sm text-faint">{t('palette.noMedia')}</p>}
        <Pictures
          model={model}
          label={titleOf(command.id)}
          picture={picture as never}
          isSettled={(row) => whyNot(row as MediaEntry) !== null}
          footerPx={0}
          reach={reach}
          isInLayer
        />
      </div>
      <Footer>
        <span className="flex items-center gap-1">
          <Keys press="Enter" /> {t('palette.pickOne')}
        </span>
        <span className="flex items-center gap-1">
          <Keys press="X" /> {t('palette.pickSeveral')}
        </span>
        <span className="flex items-center gap-1">
          <Keys press="Escape" /> {t('palette.close')}
        </span>
        <UncoverButton />
        {size > 0 && (
          <button
            type="button"
            className="button-primary ms-auto h-8 rounded-md px-3"
            onClick={() => pick.current(model.selectedIds())}
          >
            {t('palette.addPicked', { count: size })}
          </button>
        )}
      </Footer>
    </>
  );
}
