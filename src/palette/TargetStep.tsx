import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import type { Kind } from '../../commands/definition';
import { KINDS } from '../../commands/kinds';
import { call } from '../client';
import { useT } from '../i18n';
import { putRows } from '../state/rows';
import { session } from '../state/session';
import { Count, INPUT, ITEM } from './Step';

const SEARCH_AFTER_MS = 150;
const FOUND_MAX = 20;

/** Which row a command should act on, where none was at hand: by words, uid, public key or id. */
export function TargetStep({
  kind,
  onChosen,
  onBack,
}: {
  kind: Kind;
  onChosen: (row: unknown) => void;
  onBack: () => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly unknown[]>([]);
  useEffect(() => {
    const words = text.trim();
    if (words === '') return setRows([]);
    let late = false;
    const timer = setTimeout(async () => {
      const world = {
        call,
        has: (extension: (typeof session.extensions)[number]) => session.extensions.includes(extension),
      };
      const found = (await KINDS[kind].search?.(world, words, FOUND_MAX)) ?? undefined;
      const exact =
        found?.refused === undefined && found !== undefined && found.data.length > 0
          ? undefined
          : await KINDS[kind].fetch?.(world, words);
      if (late) return;
      if (found?.refused === undefined && found !== undefined && found.data.length > 0) setRows(found.data);
      else setRows(exact?.refused === undefined && exact !== undefined ? [exact.data] : []);
    }, SEARCH_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, kind]);
  const idOf = KINDS[kind].idOf as (row: unknown) => string;
  const nameOf = KINDS[kind].nameOf as (row: unknown) => string;
  return (
    <>
      <Command.Input
        autoFocus
        className={INPUT}
        value={text}
        onValueChange={setText}
        placeholder={t(`palette.which.${kind}`)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && text === '') {
            event.preventDefault();
            onBack();
          }
        }}
      />
      <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto px-1.5 pb-1.5">
        {rows.map((row) => (
          <Command.Item
            key={idOf(row)}
            value={idOf(row)}
            className={ITEM}
            onSelect={() => {
              putRows(kind, [row] as never);
              onChosen(row);
            }}
          >
            <bdi className="grow truncate">{nameOf(row)}</bdi>
            <bdi dir="ltr" className="text-xs text-faint truncate max-w-40">
              {idOf(row)}
            </bdi>
          </Command.Item>
        ))}
      </Command.List>
      <Count of={rows.length} />
    </>
  );
}
