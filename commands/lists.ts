import { defineConsoleCommand, type Key, nothing } from './core/definition';
import type { ListVerb } from './core/listVerbs';

/** What acts on the row that has the cursor. */
const MEANS_CURSOR: ReadonlySet<ListVerb> = new Set([
  'open',
  'select',
  'selectRange',
  'copy',
  'copyLink',
  'menu',
  'peek',
]);

/** What moves the cursor or selects, beside what is repeated while its key is held: all of that does. */
const MOVES_CURSOR: ReadonlySet<ListVerb> = new Set(['first', 'last', 'close', 'back', 'selectAll']);

/** A command of every table: it acts on the list that has the focus and needs no more than that list's own permission. */
function listCommand<const V extends ListVerb>(verb: V, icon: string, key?: Omit<Key, 'where'>, listed?: false) {
  return defineConsoleCommand({
    id: `list.${verb}` as const,
    on: nothing(),
    permission: 'session',
    icon,
    ...(key ? { key: { ...key, where: 'list' as const } } : {}),
    ...(listed === false ? { listed } : {}),
    cursor: MEANS_CURSOR.has(verb) ? 'means' : key?.repeats || MOVES_CURSOR.has(verb) ? 'moves' : undefined,
    run: (world) => world.list(verb),
  });
}

/** docs/specification.md section 10.1, "Any list". Movement and extension repeat while the key is held, nothing else does. */
export const listCommands = [
  listCommand('next', 'arrow-down', { press: ['j', 'ArrowDown'], repeats: true }, false),
  listCommand('previous', 'arrow-up', { press: ['k', 'ArrowUp'], repeats: true }, false),
  listCommand('first', 'arrow-up-to-line', { press: 'Mod+Home' }),
  listCommand('last', 'arrow-down-to-line', { press: 'Mod+End' }),
  listCommand('firstCell', 'arrow-left-to-line', { press: 'Home' }, false),
  listCommand('lastCell', 'arrow-right-to-line', { press: 'End' }, false),
  listCommand('pageDown', 'chevrons-down', { press: 'PageDown', repeats: true }, false),
  listCommand('pageUp', 'chevrons-up', { press: 'PageUp', repeats: true }, false),
  listCommand('open', 'panel-right-open', { press: 'Enter' }, false),
  listCommand('close', 'panel-right-close', { press: 'Escape' }, false),
  listCommand('back', 'history', { press: 'Shift+L' }),
  listCommand('select', 'square-check', { press: ['x', 'Space', 'Shift+Space'] }),
  listCommand('selectRange', 'list-checks', { press: 'Shift+X' }),
  listCommand('extendNext', 'arrow-down', { press: ['Shift+J', 'Shift+ArrowDown'], repeats: true }, false),
  listCommand('extendPrevious', 'arrow-up', { press: ['Shift+K', 'Shift+ArrowUp'], repeats: true }, false),
  listCommand('extendPageDown', 'chevrons-down', { press: 'Shift+PageDown', repeats: true }, false),
  listCommand('extendPageUp', 'chevrons-up', { press: 'Shift+PageUp', repeats: true }, false),
  listCommand('selectAll', 'check-check', { press: 'Mod+A' }),
  listCommand('clearSelection', 'square'),
  listCommand('invertSelection', 'square-split-horizontal'),
  listCommand('filter', 'list-filter', { press: 'f' }),
  listCommand('sort', 'arrow-down-up'),
  listCommand('sortByName', 'arrow-down-a-z', { press: 'Shift+S' }),
  listCommand('columns', 'columns-3'),
  listCommand('pageSize', 'rows-3'),
  listCommand('refresh', 'refresh-cw', { press: 'Shift+R' }),
  listCommand('copy', 'copy', { press: 'Mod+C' }),
  listCommand('copyLink', 'link', { press: 'Shift+C' }),
  listCommand('exportCsv', 'download'),
  listCommand('exportXlsx', 'file-spreadsheet'),
  listCommand('loadMore', 'chevrons-down', { press: 'l' }),
  listCommand('menu', 'ellipsis', { press: ['m', 'Shift+F10'] }, false),
  listCommand('peek', 'image', { press: 'q' }),
  listCommand('jump', 'list-ordered'),
  listCommand('look', 'images'),
  listCommand('uncover', 'eye'),
  defineConsoleCommand({
    id: 'list.search',
    on: nothing(),
    permission: 'session',
    icon: 'search',
    key: { press: '/', where: 'anywhere' },
    run: (world) => world.list('search'),
  }),
] as const;
