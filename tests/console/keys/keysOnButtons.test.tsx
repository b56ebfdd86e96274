import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isConsoleCommand } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import type { CommandState } from '../../../commands/state';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
/** What every command is at the moment. */
const now: { state: CommandState } = { state: { is: 'running' } };
vi.mock('../../../src/run', () => ({ useCommandState: () => now.state, invoke: () => {} }));
await import('../../../commands/every');
const { CommandButton } = await import('../../../src/ui/CommandButton');
const { commandsOn } = await import('../../../src/grid/view/RowMenu');
const { KeysActElsewhere, labelOf } = await import('../../../src/keys');
const { workingPress } = await import('../../../src/keys/bindings');
const { activeView, notAList } = await import('../../../src/state/activeView');

const STATES: readonly CommandState[] = [
  { is: 'ready', rows: [] },
  { is: 'running' },
  { is: 'disabled', why: 'command.oneOnly' },
];

/** Of every kind of row, what the bar of a selection can have and what has a key there. */
const BULK = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  commandsOn(kind)
    .filter((command) => !isConsoleCommand(command) && command.on.takes !== 'one' && command.key?.where === kind)
    .map(({ id }) => ({ kind, id })),
);

const keysIn = (page: string) => [...page.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, label]) => label);

describe('the key of what can be done with a selection', () => {
  afterEach(() => {
    activeView.active = null;
  });

  test.each(BULK)('$id is printed on its button, whether or not the rows allow it', ({ kind, id }) => {
    activeView.active = { ...notAList, kind, part: 'list', cursorId: () => null, verb: () => {}, focus: () => {} };
    for (const state of STATES) {
      now.state = state;
      const page = renderToStaticMarkup(<CommandButton command={id} rowKind={kind} isOfSelection source="bulk" />);
      expect(keysIn(page), state.is).toEqual(labelOf(workingPress(id) ?? ''));
    }
  });
});

test('what is about another row than the selected ones says no key of its kind of row, keeps its room, and says all other keys', () => {
  activeView.active = {
    ...notAList,
    kind: 'report',
    part: 'list',
    cursorId: () => null,
    verb: () => {},
    focus: () => {},
  };
  now.state = { is: 'ready', rows: [] };
  const drawn = (command: string, elsewhere: Kind | null) =>
    renderToStaticMarkup(
      <KeysActElsewhere value={elsewhere}>
        <CommandButton command={command} />
      </KeysActElsewhere>,
    );
  const says = (page: string) => ({
    isSeen: !/<bdi[^>]*class="[^"]*invisible/.test(page),
    hasRoom: keysIn(page).length > 0,
    isToldAloud: page.includes('aria-keyshortcuts'),
  });
  const all = { isSeen: true, hasRoom: true, isToldAloud: true };
  expect(says(drawn('report.ignore', null))).toEqual(all);
  expect(says(drawn('report.ignore', 'report'))).toEqual({ isSeen: false, hasRoom: true, isToldAloud: false });
  expect(says(drawn('list.next', 'report'))).toEqual(all);
  activeView.active = null;
});
