import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isBlank } from '../../../contract/wire/isBlank';
import { useT } from '../../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { MediaView } from '../../media/MediaView';
import { Backdrop } from '../../ui/Backdrop';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { plainText, renderCell } from '../columns/unreadCell';
import type { GridModel } from '../model/gridState';
import type { Column, ListScreenOf } from '../screen';

interface QuickLookProps {
  readonly model: GridModel;
  readonly screen: Pick<ListScreenOf<unknown>, 'columns' | 'isVetted' | 'media'>;
}

/**
 * A quick look at the media of the focused row: arrows move among them and among rows, Space plays, Esc closes. Of a row without any it
 * shows what the list has of it, in full: whoever goes on from row to row meets those as well.
 */
export default function QuickLook({ model, screen }: QuickLookProps) {
  const { cursor } = useSnapshot(model.state);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && model.openPanel(null)}>
      {cursor !== null && <Content key={cursor} model={model} row={model.list.row(cursor)} screen={screen} />}
    </Dialog.Root>
  );
}

interface ContentProps extends QuickLookProps {
  readonly row: unknown;
}

function Content({ model, row, screen }: ContentProps) {
  const t = useT();
  const items = screen.media?.(row) ?? [];
  useLayer('dialog');
  const [index, setIndex] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const item = items[index];
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (by !== undefined) setIndex((index + by + items.length) % Math.max(1, items.length));
    else if (event.key === 'ArrowDown' || event.key === 'j') model.view.verb('next');
    else if (event.key === 'ArrowUp' || event.key === 'k') model.view.verb('previous');
    else if (event.key === ' ') uncoverOrPlay(frame.current);
    else if (event.key === 'q') model.openPanel(null);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/60" />
        <Dialog.Content
          ref={content}
          tabIndex={-1}
          aria-describedby={undefined}
          // Keys belong to the media; on the close button Space would close.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="fixed inset-0 z-50 m-auto flex h-[86vh] w-[min(56rem,94vw)] flex-col rounded-xl border border-line bg-raised shadow-layer"
          onKeyDown={onKeyDown}
          {...onCloseAutoFocus}
        >
          <header className="flex items-center gap-2 border-b border-line px-4 py-2">
            <Dialog.Title className="text-base font-semibold">{t('list.peek.title')}</Dialog.Title>
            <span className="text-sm text-soft tabular-nums">
              {items.length > 0 && t('grid.mediaOf', { index: index + 1, all: items.length })}
            </span>
            <Dialog.Close
              className="ms-auto inline-flex size-8 items-center justify-center rounded-md hover:bg-hover"
              aria-label={t('common.close')}
            >
              <Icon name="x" />
            </Dialog.Close>
          </header>
          <div ref={frame} className="grid min-h-0 grow place-items-center p-4">
            {item ? (
              <MediaView key={index} media={item} isVetted={screen.isVetted === true} className="size-full" />
            ) : (
              <InWords columns={screen.columns} row={row} />
            )}
          </div>
          <p className="border-t border-line px-4 py-2 text-xs text-soft in-data-fingers:hidden">
            <WithCaps
              text={t(item ? 'grid.peekKeys' : 'grid.peekRowKeys', {
                sides: capsOf('ArrowLeft', 'ArrowRight'),
                rows: capsOf('ArrowUp', 'ArrowDown'),
                space: capsOf('Space'),
                esc: capsOf('Escape'),
              })}
            />
          </p>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={model.view.focus} />
    </>
  );
}

/** The row by its columns: a text as it was written, everything else as its cell has it. */
function InWords({ columns, row }: { columns: readonly Column<unknown>[]; row: unknown }) {
  const t = useT();
  const shown = columns.filter((column) => !column.hidden && !isBlank(plainText(column, row)));
  return (
    <div className="flex max-h-full w-full max-w-2xl flex-col gap-4 overflow-y-auto">
      <dl className="grid gap-3">
        {shown.map((column) => (
          <div key={column.id}>
            <dt className="text-xs text-soft">{t(column.title)}</dt>
            <dd dir={column.typed ? undefined : 'auto'} className="wrap-anywhere whitespace-pre-line">
              {column.typed ? renderCell(column, row) : revealed(plainText(column, row))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">{t('grid.noMedia')}</p>
    </div>
  );
}

/** A covered medium is uncovered by a step; an open video plays or rests. */
function uncoverOrPlay(frame: HTMLElement | null) {
  const cover = frame?.querySelector<HTMLElement>('button[data-covered]');
  const video = frame?.querySelector('video');
  if (cover) cover.click();
  else if (video?.paused) void video.play();
  else video?.pause();
}
