import { describe, expect, test } from 'vitest';
import type { AnyMutation, AskText } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import { aCase, aCaseReport, aNote, aNotice, aPerson, aSession } from './rows';

const mutation = (id: string) => commandById(id) as AnyMutation;
const refusal = { refused: Code.passwordWrong, message: '' };
function aDesk(
  answer: (id: string) => unknown = () => ({ data: { recovery_codes: ['a'] } }),
  extensions: readonly Extension[] = [],
) {
  const told: unknown[] = [];
  const tell =
    (act: string) =>
    (...said: unknown[]) =>
      void told.push([act, ...said]);
  const call = async ({ id }: Endpoint, input: unknown) => {
    told.push([id, input]);
    return answer(id);
  };
  const world = {
    call,
    has: (extension: Extension) => extensions.includes(extension),
    screen: () => ({ showOnce: tell('showOnce') }),
    session: { refresh: tell('refresh'), signInAgain: tell('signInAgain') },
    sendAvatar: async (picture: unknown, uid: unknown) => {
      told.push(['sendAvatar', picture, uid]);
      return { data: '/new.webp' };
    },
  } as unknown as World;
  return { world, told };
}
const checks = (id: string, name: string, ...values: string[]) =>
  values.map((value) => (mutation(id).asks as Record<string, AskText>)[name]?.check?.(value, [], {}));

describe('one’s own account', () => {
  test('ends its second factor, or has new recovery codes, shown once, by the password and a code', async () => {
    const proof = { password: ' mật ', code: '123456' };
    const ended = aDesk();
    expect(await mutation('session.endSecondFactor').run(ended.world, null, proof)).toEqual({ data: null });
    expect(ended.told).toEqual([['POST /adminusers/secondfactor/end', { body: proof }], ['refresh']]);
    const renewed = aDesk();
    expect(await mutation('session.renewRecoveryCodes').run(renewed.world, null, proof)).toEqual({ data: null });
    expect(renewed.told).toEqual([
      ['POST /adminusers/secondfactor/recoverycodes', { body: proof }],
      ['showOnce', ['a'], false],
      ['refresh'],
    ]);
    for (const id of ['session.endSecondFactor', 'session.renewRecoveryCodes']) {
      const refused = aDesk(() => refusal);
      expect(await mutation(id).run(refused.world, null, proof)).toEqual(refusal);
      expect(refused.told).toHaveLength(1);
      expect(checks(id, 'password', '', 'x')).toEqual(['session.passwordMissing', null]);
      expect(checks(id, 'code', ' ', '1')).toEqual(['session.codeMissing', null]);
    }
  });

  test('signs in again once its password is new', async () => {
    const change = mutation('session.changePassword');
    const typed = { oldPassword: 'cu', newPassword: 'moi' };
    const { world, told } = aDesk();
    expect(await change.run(world, null, typed)).toEqual({ data: null });
    expect(told).toEqual([
      ['POST /adminusers/changepass', { body: { password_old: 'cu', password_new: 'moi' } }],
      ['signInAgain'],
    ]);
    const refused = aDesk(() => refusal);
    expect(await change.run(refused.world, null, typed)).toEqual(refusal);
    expect(refused.told).toHaveLength(1);
    expect(checks('session.changePassword', 'oldPassword', '', 'x')).toEqual(['session.passwordMissing', null]);
  });

  test('shows the name it has, and sends a picture only where one was chosen', async () => {
    const edit = mutation('session.editProfile');
    const { world, told } = aDesk((id) => ({ data: id.startsWith('GET') ? { uid: 7, display_name: 'Hoa' } : null }));
    const { displayName } = edit.asks as Record<'displayName', AskText>;
    expect(await displayName.loadInitial?.(world)).toEqual({ data: 'Hoa' });
    expect(checks('session.editProfile', 'displayName', ' ', 'Hoa')).toEqual(['profile.nameMissing', null]);
    told.length = 0;
    expect(await edit.run(world, null, { displayName: ' Hoa ' })).toEqual({ data: null });
    expect(told).toEqual([['PUT /adminusers/profile', { body: { display_name: 'Hoa' } }], ['refresh']]);
    told.length = 0;
    await edit.run(world, null, { displayName: 'Hoa', avatar: ['a picture'] });
    expect(told.slice(1)).toEqual([
      ['sendAvatar', 'a picture', 7],
      ['PUT /adminusers/profile', { body: { display_name: 'Hoa', avatar: '/new.webp' } }],
      ['refresh'],
    ]);
    const refused = aDesk(() => refusal);
    expect(await edit.run(refused.world, null, { displayName: 'Hoa', avatar: ['a picture'] })).toEqual(refusal);
    expect(refused.told).toHaveLength(1);
    expect(await edit.run(refused.world, null, { displayName: 'Hoa' })).toEqual(refusal);
    expect(refused.told).toHaveLength(2);
  });

  test('ends its other sessions, and names and removes its passkeys', async () => {
    const { world, told } = aDesk(() => ({ data: {} }));
    const session = aSession({ id: 's1' });
    expect(await mutation('session.end').run(world, session, {})).toEqual({ data: null });
    expect(mutation('session.end').change?.(session, {})).toEqual({ ...session, ended: true });
    const passkey = { id: '3', name: 'Máy bàn', added: 0, last_used: null };
    const [rename, remove] = [mutation('passkey.rename'), mutation('passkey.remove')];
    await rename.run(world, passkey, { name: 'Máy mới' });
    expect(await remove.run(world, passkey, {})).toEqual({ data: null });
    expect(told).toEqual([
      ['DELETE /adminusers/sessions/{id}', { id: 's1' }],
      ['PUT /adminusers/passkeys/{id}', { id: 3, body: { name: 'Máy mới' } }],
      ['DELETE /adminusers/passkeys/{id}', { id: 3 }],
    ]);
    expect(rename.change?.(passkey, { name: ' Máy mới ' })).toEqual({ ...passkey, name: 'Máy mới' });
    expect(rename.undo?.(passkey, { name: 'x' })).toEqual(['passkey.rename', { name: 'Máy bàn' }]);
    const gone = remove.change?.(passkey, {});
    expect([rename, remove].map(({ when }) => [when?.(passkey), when?.(gone)])).toEqual(
      Array(2).fill([null, 'passkey.gone']),
    );
    expect((rename.asks as Record<'name', AskText>).name.prefill?.([passkey])).toBe('Máy bàn');
    expect(checks('passkey.rename', 'name', ' ', 'x', 'x'.repeat(1000))).toEqual([
      'passkey.nameMissing',
      null,
      'passkey.nameTooLong',
    ]);
  });
});

describe('a case that a colleague is at', () => {
  const takeOver = mutation('report.takeOver');
  const claim = { by: { uid: 8, display_name: 'Mai' }, until: 5 } as never;
  const row = aCase({
    caseId: 'c1',
    claim,
    content: 'Vé số',
    reports: [aCaseReport({ reportId: 'a' }), aCaseReport({ reportId: 'b' })],
  });

  test('is taken over from them by any of its reports, and shown as it is then', async () => {
    const present = aCase({ caseId: 'c1' });
    const { world, told } = aDesk((id) => ({ data: id.startsWith('GET') ? present : null }), ['cases']);
    expect(await takeOver.run(world, row, {})).toEqual({ data: present });
    expect(told[0]).toEqual(['PUT /report/claim', { idreport: 'a', takeOver: true }]);
    const unread = aDesk((id) => (id.startsWith('GET') ? refusal : { data: null }), ['cases']);
    expect(await takeOver.run(unread.world, row, {})).toEqual({ data: null });
    const refused = aDesk(() => refusal);
    expect(await takeOver.run(refused.world, row, {})).toEqual(refusal);
    expect(refused.told).toHaveLength(1);
  });

  test('can be taken over while it is open, from another, and is called by whom', () => {
    const me = { uid: 8, tierId: 99, actions: new Set([]) };
    expect(takeOver.when?.(row, { ...me, uid: 7 })).toBeNull();
    expect(takeOver.when?.(row, me)).toBe('report.nobodyAtIt');
    expect(takeOver.when?.(aCase(), me)).toBe('report.nobodyAtIt');
    expect(takeOver.when?.({ ...row, decision: 'ignored' }, { ...me, uid: 7 })).toBe('report.alreadyDecided');
    expect(takeOver.words?.targetNameOf?.(row)).toBe('\u2068Mai\u2069 · \u2068Vé số\u2069');
    expect(takeOver.words?.targetNameOf?.(aCase({ reported: aPerson(), content: 'Vé số' }))).toBe('Vé số');
  });

  test('opinions begin as they are, have words, and not too many', () => {
    const asks = mutation('report.askOpinion').asks as Record<'text', AskText> &
      Record<'proposes', { initial: (rows: unknown[]) => string }>;
    const opinion = {
      by: { uid: 7, display_name: 'Hoa', avatar: '' },
      at: 0,
      text: 'Chưa chắc.',
      proposes: 'deleted',
    } as const;
    const begins = (...rows: unknown[]) => [asks.proposes.initial(rows), asks.text.prefill?.(rows)];
    expect(begins(aCase({ secondOpinion: opinion }))).toEqual(['deleted', 'Chưa chắc.']);
    expect([begins(aCase()), begins()]).toEqual(Array(2).fill(['unsure', undefined]));
    expect(checks('report.askOpinion', 'text', ' ', ' x ', 'x'.repeat(100_000))).toEqual([
      'report.opinionMissing',
      null,
      'report.opinionTooLong',
    ]);
  });
});

describe('what was written and is taken away', () => {
  test.each([
    ['note.delete', aNote({ id: '5', about: { kind: 'case', id: 'c1' } }), { kind: 'case', idnote: '5' }, undefined],
    ['notification.delete', aNotice({ id: '5' }), { id: '5' }, 'notification.gone'],
    ['view.unshare', { id: '5', name: 'Chờ', address: '/x', updated: 3 }, { id: '5' }, 'view.gone'],
  ])('by %s is gone at once, and no more offered', async (id, row, input, why) => {
    const command = mutation(id);
    const { world, told } = aDesk(() => ({ data: {} }));
    expect(await command.run(world, row, {})).toEqual({ data: null });
    expect(told).toEqual([[command.endpoint.id, input]]);
    const after = command.change?.(row, {});
    expect(after).toEqual({ ...row, gone: true });
    if (why) expect([command.when?.(row), command.when?.(after)]).toEqual([null, why]);
  });

  test('a view is given to the team again as it was, and in place of another by the moment that was read', async () => {
    const row = { id: '5', name: 'Chờ', address: '/x', updated: 3 };
    const { world, told } = aDesk(() => ({ data: row }));
    await mutation('teamView.add').run(world, row, {});
    await mutation('teamView.replace').run(world, row, { address: '/y' });
    expect(told).toEqual([
      ['POST /teamview/save', { body: { name: 'Chờ', address: '/x' } }],
      ['POST /teamview/save', { body: { name: 'Chờ', address: '/y', replaces: 3 } }],
    ]);
    expect(mutation('teamView.replace').change?.(row, { address: '/y' })).toEqual({ ...row, address: '/y' });
    expect(mutation('teamView.replace').undo?.(row, { address: '/y' })).toEqual([
      'teamView.replace',
      { address: '/x' },
    ]);
    const { name: share } = mutation('view.share').asks as Record<'name', AskText>;
    expect([' x ', 'x'.repeat(1000)].map((name) => share.check?.(name, [], {}))).toEqual([null, 'view.nameTooLong']);
  });
});
