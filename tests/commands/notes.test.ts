import { describe, expect, test } from 'vitest';
import { isConsoleCommand, isMutation } from '../../commands/core/definition';
import type { NoteRow } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { newNote } from '../../commands/sendNote';
import type { Colleague } from '../../contract/caseDesk';
import { NOTE_MAX } from '../../contract/notes';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { aCase, aNote, aProfile } from './rows';

const ME: Principal = { uid: 7, tierId: 99, actions: new Set(['REPORT_VIEW']) };
const somebody = (uid: number, display_name: string): Colleague => ({ uid, display_name, avatar: '' });
const [LAN, BAY] = [somebody(3, 'Lan'), somebody(4, 'Bảy')];
const command = (id: string) => {
  const found = commandById(id);
  return found && isMutation(found) ? found : expect.fail(`${id} changes nothing`);
};

/** Runs a command on a note, with a server that has two colleagues and keeps what it is given; what was asked of it. */
async function run(id: string, row: NoteRow, args: object = {}, staffAnswer: object = { data: [LAN, BAY] }) {
  const sent: unknown[] = [];
  const call = async (endpoint: Endpoint, input: { body?: object }) => {
    sent.push({ [endpoint.id]: input });
    if (endpoint.path.endsWith('/colleagues')) return staffAnswer;
    return { data: { ...aNote(), ...input.body, about: undefined } };
  };
  const answer = await command(id).run({ call, me: () => ME } as unknown as World, row, args);
  return { sent, answer };
}

describe('a note', () => {
  test('tells those whom it calls, who are asked for by what it is about', async () => {
    const { sent, answer } = await run('note.add', newNote({ kind: 'profile', id: 'pk' }), { text: 'Nhờ @Lan xem.' });
    expect(sent).toEqual([
      { 'GET /adminusers/colleagues': { kind: 'profile' } },
      { 'POST /note/create': { kind: 'profile', id: 'pk', body: { text: 'Nhờ @Lan xem.', mentions: [3] } } },
    ]);
    expect(answer).toMatchObject({ data: { about: { kind: 'profile', id: 'pk' } } });
    expect(command('note.add').undo?.(aNote(), {})).toEqual(['note.delete', {}]);
  });

  test('that calls nobody asks for nobody', async () => {
    const { sent } = await run('note.add', newNote({ kind: 'case', id: '5' }), { text: 'Đã nhắc.' });
    expect(sent).toEqual([
      { 'POST /note/create': { kind: 'case', id: '5', body: { text: 'Đã nhắc.', mentions: [] } } },
    ]);
  });

  test('is not sent while nobody can say whom it calls', async () => {
    const refused = { refused: Code.lost, message: 'away' };
    const { sent, answer } = await run('note.add', newNote({ kind: 'case', id: '5' }), { text: '@Lan' }, refused);
    expect([sent.length, answer]).toEqual([1, refused]);
  });

  test('that is written anew tells whom it calls now, and still those whose name has changed since', async () => {
    const before = aNote({ text: '@Lan và @Tên cũ', mentions: [LAN, somebody(9, 'Tên mới')] });
    const { sent } = await run('note.edit', before, { text: 'Thôi, @Bảy xem' });
    expect(sent.at(-1)).toMatchObject({ 'PUT /note/edit': { idnote: before.id, body: { mentions: [9, 4] } } });
    expect(command('note.edit').undo?.(before, {})).toEqual(['note.edit', { text: before.text }]);
  });

  test('is its author’s to change and remove', () => {
    for (const id of ['note.edit', 'note.delete']) {
      expect(command(id).when?.(aNote(), ME), id).toBeNull();
      expect(command(id).when?.(aNote({ by: LAN }), ME), id).toBe('note.ofOther');
    }
  });

  test('has words, and not too many', () => {
    const { text } = command('note.add').asks ?? {};
    const check = (value: string) => (text?.as === 'long' ? text.check?.(value, [], {}) : undefined);
    expect(check(' \n ')).toBe('note.missing');
    expect(check('x'.repeat(NOTE_MAX))).toBeNull();
    expect(check('x'.repeat(NOTE_MAX + 1))).toBe('note.tooLong');
  });

  test.each([
    ['report.note', aCase({ caseId: '12' }), { kind: 'case', id: '12' }],
    ['profile.note', aProfile({ pubkey: 'pk' }), { kind: 'profile', id: 'pk' }],
  ])('is begun by %s on the row it is about', async (id, row, about) => {
    const begun: unknown[] = [];
    const world = { screen: () => ({ write: (on: unknown) => begun.push(on) }) } as unknown as World;
    const found = commandById(id);
    if (!found || !isConsoleCommand(found)) expect.fail(id);
    await found.run(world, [row], {});
    expect(begun).toEqual([about]);
  });
});
