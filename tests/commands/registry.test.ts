import { describe, expect, test } from 'vitest';
import {
  type Ask,
  type Command,
  isChoice,
  isConsoleCommand,
  isMutation,
  type On,
  type Where,
} from '../../commands/core/definition';
import type { Rows } from '../../commands/core/rows';
import { COMMANDS, commandById } from '../../commands/every';
import {
  aCase,
  aComment,
  aMediaEntry,
  aNote,
  aNotice,
  anAdminUser,
  aPost,
  aProfile,
  aRole,
  aSession,
  aSticker,
  aTemple,
  aTempleRow,
  aTvUser,
  aVip,
} from './rows';

const presses = (command: Command) => [command.key?.press ?? []].flat();

describe('the registry', () => {
  test('an id is noun.verb and stands once', () => {
    const ids = COMMANDS.map((command) => command.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
  });

  test('what destroys has a picture: it is not told by colour alone', () => {
    const destroying = COMMANDS.filter(({ tone, listed }) => tone === 'danger' && listed !== false);
    expect(destroying.length).toBeGreaterThan(10);
    expect(destroying.filter(({ icon }) => icon === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('what falls on a member is graver than what deletes one thing', () => {
    const grave = COMMANDS.filter(({ isGrave }) => isGrave);
    expect(grave.every(({ tone }) => tone === 'danger')).toBe(true);
    expect(grave.map(({ id }) => id)).toEqual([
      'report.blockUser',
      'report.blockForPolicy',
      'comment.blockAuthor',
      'profile.block',
    ]);
  });

  test('what changes least stands first, and what falls on a member last, whatever they are done to', () => {
    for (const wanted of [
      ['report.ignore', 'report.deletePost', 'report.blockUser'],
      ['post.hide', 'post.delete', 'post.block'],
      ['comment.delete', 'comment.blockAuthor'],
      ['profile.togglePhone', 'profile.toggleAuthentic', 'profile.block'],
    ])
      expect(COMMANDS.map(({ id }) => id as string).filter((id) => wanted.includes(id))).toEqual(wanted);
  });

  test('every command is one of the three kinds, and only one', () => {
    for (const command of COMMANDS) {
      const kinds = [isMutation(command), isConsoleCommand(command), isChoice(command)].filter(Boolean);
      expect(kinds, command.id).toHaveLength(1);
    }
  });

  test('no two commands have the same key in the same place', () => {
    const seen = new Map<string, string>();
    for (const command of COMMANDS) {
      for (const press of presses(command)) {
        const place = `${command.key?.where} ${press}`;
        expect(seen.get(place), `${place}: ${command.id}`).toBeUndefined();
        seen.set(place, command.id);
      }
    }
  });

  test('no key that acts is the prefix of a sequence', () => {
    const all = COMMANDS.flatMap(presses);
    const prefixes = new Set(all.filter((press) => press.includes(' ')).map((press) => press.split(' ')[0]));
    for (const press of all) expect(prefixes.has(press), press).toBe(false);
  });

  test('a key of a kind of row never takes away one that every list has, but for the one that undoes: on a job it undoes that', () => {
    const keysAt = (where: Where) => COMMANDS.filter(({ key }) => key?.where === where).flatMap(presses);
    const everywhere = new Set([...keysAt('list'), ...keysAt('anywhere')]);
    const keepsItsSense = (where: Where, press: string) => where === 'job' && press === 'z';
    const wheres = [...new Set(COMMANDS.flatMap(({ key }) => key?.where ?? []))];
    for (const where of wheres.filter((one) => one !== 'list' && one !== 'anywhere' && one !== 'stats')) {
      for (const press of keysAt(where).filter((one) => !keepsItsSense(where, one)))
        expect(everywhere.has(press), `${where} ${press}`).toBe(false);
    }
  });

  test('a key that leads from home to what waits changes nothing there when it is pressed again: it asks, at most', () => {
    const fromHome = COMMANDS.filter(({ id, key }) => id.startsWith('waiting.') && key?.where === 'stats');
    expect(fromHome.length).toBeGreaterThan(5);
    for (const { id, key } of fromHome) {
      const there = COMMANDS.filter(
        (command) =>
          isMutation(command) &&
          command.key?.where === (id === 'waiting.imports' ? 'templeImport' : 'report') &&
          presses(command).some((press) => [key?.press].flat().includes(press)),
      );
      const acting = there.filter(({ asks = {} }) =>
        (Object.values(asks) as Ask[]).every(({ as }) => as === 'internal'),
      );
      expect([id, acting.map((command) => command.id)]).toEqual([id, []]);
    }
  });

  test('bare keys are only those that input methods and layouts leave alone; digits, by where they are, only after one of these', () => {
    const allowed = new Set([...'bcfghjklmnpqrstvxz', '/', '?']);
    const second = new Set([...allowed, ...'123456789']);
    for (const command of COMMANDS) {
      for (const press of presses(command)) {
        const [first = '', ...more] = press.split(' ');
        if (first.length === 1) expect(allowed.has(first), `${command.id} ${press}`).toBe(true);
        for (const next of more) if (next.length === 1) expect(second.has(next), `${command.id} ${press}`).toBe(true);
      }
    }
  });

  test('nothing is bound that the browser keeps for itself', () => {
    const reserved = /^Mod\+([NTWQLRDPF]|Tab|PageUp|PageDown|Shift\+[NTWPAR])$|^F(5|6|11)$|Alt/;
    for (const command of COMMANDS) for (const press of presses(command)) expect(press).not.toMatch(reserved);
  });

  test('every undo leads to a command that exists and acts on the same kind of row', () => {
    const samples: Partial<Rows> = {
      report: aCase({ secondOpinion: { by: { uid: 7, display_name: 'Hoa', avatar: '' }, at: 0, text: 'Chưa chắc.' } }),
      post: aPost(),
      profile: aProfile(),
      comment: aComment(),
      vip: aVip(),
      tvUser: aTvUser(),
      media: aMediaEntry(),
      hotlive: aMediaEntry(),
      tvSlider: aMediaEntry(),
      adminUser: anAdminUser(),
      role: aRole(),
      temple: aTemple(),
      notification: aNotice(),
      note: aNote(),
      sticker: aSticker(),
      replyTemplate: { id: '1', language: 'vi', name: 'Cảm ơn', text: 'Chào {reporter}', updated: 0 },
      teamView: { id: '1', name: 'Chưa xử lý', address: '/dashboard/report', updated: 0 },
      session: aSession(),
      passkey: { id: '1', name: 'Máy ở bàn trực', added: 0, last_used: null },
      templeRow: aTempleRow(),
    };
    const args = { kinds: [], phone: '', idmedia: 'm', displayName: '', languages: ['en'], tags: ['vi'], fields: {} };
    for (const command of COMMANDS) {
      if (!isMutation(command) || !command.undo) continue;
      const on: On = command.on;
      // What is made of the runs of others is undone by theirs.
      if (on.takes === 'any') continue;
      const kind = on.takes === 'nothing' ? undefined : on.kind;
      const row = kind && samples[kind];
      if (!row) expect.fail(`${command.id} can be undone, and there is no sample of a row of ${kind}`);
      const [undoId = ''] = command.undo(row, args) ?? [];
      const inverse = commandById(undoId);
      expect(inverse, command.id).toBeDefined();
      expect(inverse?.on, command.id).toMatchObject({ kind });
    }
  });

  test('a choice names commands that exist and act on the same rows', () => {
    for (const command of COMMANDS) {
      if (!isChoice(command)) continue;
      for (const id of command.alternatives) {
        expect(commandById(id)?.on, `${command.id} → ${id}`).toMatchObject({
          kind: (command.on as { kind: string }).kind,
        });
      }
    }
  });
});

test('what always asks and can be taken back by nobody looks like what destroys, but for what sends something', () => {
  const final = COMMANDS.filter(
    (command) =>
      isMutation(command) &&
      !['marked', undefined].includes(command.confirm as string) &&
      command.undo === undefined &&
      command.id !== 'notification.send',
  );
  expect(final.length).toBeGreaterThan(5);
  for (const { id, tone, icon } of final) expect([id, tone, icon]).toEqual([id, 'danger', expect.any(String)]);
});
