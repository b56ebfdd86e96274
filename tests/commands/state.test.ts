import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../commands/core/definition';
import { COMMANDS, commandById } from '../../commands/every';
import { type CommandContext, commandStateOf } from '../../commands/state';
import type { Decision } from '../../contract/reports';
import { ACTION_IDS } from '../../contract/wire/areas';
import { mayCall } from '../../contract/wire/permissions';
import { aCase, anAdminUser, aPost, aProfile } from './rows';

const command = (id: string) => {
  const found = commandById(id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
};

const context = (may: readonly string[], more: Partial<CommandContext> = {}): CommandContext => ({
  principal: { actions: new Set(may), tierId: 99 },
  extensions: new Set(['restore']),
  screens: new Set(['/dashboard/report']),
  isRunning: () => false,
  ...more,
});

describe('a command is there for whoever may run it', () => {
  test('without the permission of its call it is hidden, and says which one is missing', () => {
    expect(commandStateOf(command('post.delete'), [aPost()], context(['POST_VIEW']), 'post')).toEqual({
      is: 'hidden',
      missing: 'POST_DELETE',
    });
  });

  test('a decision is taken back by whoever may make it, and by nobody else', () => {
    const reopens = (may: string, ...decisions: Decision[]) => {
      const reports = decisions.flatMap((decision) => aCase().reports.map((report) => ({ ...report, decision })));
      const row = { ...aCase(), decision: decisions[0] ?? 'open', reports };
      return commandStateOf(command('report.reopen'), [row], context([may]), 'report').is;
    };
    expect(reopens('REPORT_DELETE_POST', 'deleted')).toBe('ready');
    expect(reopens('REPORT_BLOCK_ACCOUNT', 'blocked')).toBe('ready');
    expect(reopens('REPORT_VIEW', 'ignored')).toBe('ready');
    expect(reopens('REPORT_VIEW', 'deleted')).toBe('disabled');
    expect(reopens('REPORT_VIEW', 'ignored', 'blocked')).toBe('disabled');
    expect(reopens('POST_VIEW', 'ignored')).toBe('hidden');
  });

  test('what the server restores needs the permission of the act that it undoes', () => {
    const restored = [
      ['report.ignore', 'report.reopen'],
      ['report.deletePost', 'report.reopen'],
      ['report.blockUser', 'report.reopen'],
      ['post.hide', 'post.unhide'],
      ['post.block', 'post.unblock'],
      ['post.delete', 'post.restore'],
    ].map((ids) => ids.map(command) as AnyMutation[]);
    const may = ({ endpoint, permissionArgs }: AnyMutation, one: string) =>
      mayCall({ actions: new Set([one]), tierId: 99 }, endpoint.permission, permissionArgs);
    for (const [act, inverse] of restored) {
      if (!act || !inverse) throw new Error('no such command');
      expect(inverse.endpoint.extension).toBe('restore');
      for (const one of ACTION_IDS.filter((id) => may(act, id))) expect(may(inverse, one), act.id).toBe(true);
    }
  });

  test('a choice is there for whoever may take one of its ways', () => {
    const promote = (...may: string[]) => commandStateOf(command('post.promote'), [], context(may), 'post').is;
    expect([promote('TV_HOTLIVE_ADD'), promote('TV_SLIDER_ADD'), promote('POST_VIEW')]).toEqual([
      'ready',
      'ready',
      'hidden',
    ]);
  });

  test('each decision on a report needs its own permission', () => {
    const viewer = context(['REPORT_VIEW']);
    expect(commandStateOf(command('report.ignore'), [aCase()], viewer, 'report').is).toBe('ready');
    expect(commandStateOf(command('report.deletePost'), [aCase()], viewer, 'report')).toMatchObject({
      is: 'hidden',
      missing: 'REPORT_DELETE_POST',
    });
    expect(commandStateOf(command('report.blockUser'), [aCase()], viewer, 'report')).toMatchObject({
      is: 'hidden',
      missing: 'REPORT_BLOCK_ACCOUNT',
    });
  });

  test('before sign-in only what is public is there', () => {
    const nobody = context([], { principal: null });
    const there = COMMANDS.filter((one) => commandStateOf(one, [], nobody).is !== 'hidden').map(({ id }) => id);
    expect(there).toEqual(['language.set', 'theme.layout', 'theme.sidebar', 'theme.topbar']);
  });

  test('what the server has no call for is hidden', () => {
    const plain = context(ACTION_IDS, { extensions: new Set() });
    expect(commandStateOf(command('post.unhide'), [aPost({ hidden: true })], plain, 'post').is).toBe('hidden');
  });

  test('a screen that the console does not have is not offered', () => {
    const all = context(ACTION_IDS);
    expect(commandStateOf(command('go.reports'), [], all).is).toBe('ready');
    expect(commandStateOf(command('go.posts'), [], all).is).toBe('hidden');
  });
});

describe('a command says what it can do with the rows at hand', () => {
  const all = context(ACTION_IDS);

  test('a selection is ready when any row is, and only those rows are taken', () => {
    const open = aPost();
    const hidden = aPost({ hidden: true });
    expect(commandStateOf(command('post.hide'), [hidden, open], all, 'post')).toEqual({ is: 'ready', rows: [open] });
  });

  test('when no row can take it, it is disabled with the reason', () => {
    expect(commandStateOf(command('post.hide'), [aPost({ hidden: true })], all, 'post')).toEqual({
      is: 'disabled',
      why: 'post.alreadyHidden',
    });
    expect(commandStateOf(command('post.promote'), [aPost()], all, 'post')).toEqual({
      is: 'disabled',
      why: 'post.noMedia',
    });
  });

  test('a command for one row refuses a selection', () => {
    expect(commandStateOf(command('profile.verifyPhone'), [aProfile(), aProfile()], all, 'profile')).toEqual({
      is: 'disabled',
      why: 'command.oneOnly',
    });
  });

  test('a command for another kind of row is not there', () => {
    expect(commandStateOf(command('post.hide'), [aProfile()], all, 'profile').is).toBe('hidden');
  });

  test('on rows where it is under way it is running', () => {
    const busy = context(ACTION_IDS, { isRunning: (id) => id === 'post.hide' });
    expect(commandStateOf(command('post.hide'), [aPost()], busy, 'post').is).toBe('running');
  });
});

describe('a toggle on several rows takes nothing from some that it would give to others', () => {
  const state = (id: string, rows: readonly ReturnType<typeof aProfile>[]) =>
    commandStateOf(command(id), rows, context(['PROFILE_VERIFY', 'PROFILE_LOCK', 'PROFILE_VIEW']), 'profile');
  const verified = aProfile({ phoneVerified: true, phone: '0912345678' });
  const unverified = aProfile({ phoneVerified: false });

  test('a verified number is taken back from all of them, or from none', () => {
    expect(state('profile.togglePhone', [verified, unverified])).toEqual({
      is: 'disabled',
      why: 'profile.verifiedOneByOne',
    });
    expect(state('profile.togglePhone', [verified, aProfile({ phoneVerified: true })]).is).toBe('ready');
    for (const one of [verified, unverified]) expect(state('profile.togglePhone', [one]).is).toBe('ready');
    // Asked for by its name it does what it says.
    expect(state('profile.unverifyPhone', [verified, unverified])).toEqual({ is: 'ready', rows: [verified] });
  });

  test('"only me" is switched where all of them have it, or none', () => {
    const only = () => aProfile({ blocks: ['BLOCK_POST_ALLOW_ONLY_ME'] });
    const free = () => aProfile({ blocks: [] });
    expect(state('profile.toggleOnlyMe', [only(), free()])).toEqual({ is: 'disabled', why: 'profile.onlyMeApart' });
    expect(state('profile.toggleOnlyMe', [only(), only()]).is).toBe('ready');
    expect(state('profile.toggleOnlyMe', [free(), free()]).is).toBe('ready');
  });
});

describe('what a command needs besides a permission', () => {
  const stateFor = (id: string, more: Partial<CommandContext> = {}) =>
    commandStateOf(command(id), [], context([...ACTION_IDS], more)).is;
  test('is a password of one’s own, where it asks for that', () => {
    const signedIn = (hasPassword?: boolean) => ({
      principal: { actions: new Set<never>(), tierId: 99, ...(hasPassword !== undefined && { hasPassword }) },
    });
    const change = (more: object) => stateFor('session.changePassword', more as Partial<CommandContext>);
    expect([change(signedIn()), change(signedIn(true)), change(signedIn(false))]).toEqual(['ready', 'ready', 'hidden']);
    expect(
      stateFor('session.editProfile', { ...signedIn(false), extensions: new Set(['profile.edit']) } as never),
    ).toBe('ready');
  });

  test('is the saved view or the macro that it is for', () => {
    expect(stateFor('go.viewTwo')).toBe('hidden');
    expect(stateFor('go.viewTwo', { views: [1, 'any', 'some'] })).toBe('hidden');
    expect(stateFor('go.viewTwo', { views: [2, 'any', 'some'] })).toBe('ready');
    expect(stateFor('view.forget', { views: ['some'] })).toBe('hidden');
    expect(stateFor('macro.two', { macros: [2, 'any'] })).toBe('ready');
    expect(stateFor('macro.two', { macros: ['any'] })).toBe('hidden');
  });

  test('is a row that it could read: what it looks at or sends, and the id above all', () => {
    const unread = (...fields: string[]) =>
      Object.assign(aPost(), { unread: fields.map((field) => ({ field, at: field, isWhole: true })) });
    const whole = (id: string, row: object) => commandStateOf(command(id), [row], context([...ACTION_IDS]), 'post');
    const isUnread = { is: 'disabled', why: 'command.unread' };
    expect(whole('post.hide', unread('hidden'))).toEqual(isUnread);
    expect(whole('post.hide', unread('postId'))).toEqual(isUnread);
    expect(whole('post.hide', unread('likeCount')).is).toBe('ready');
    expect(whole('post.openAuthor', unread('owner'))).toEqual(isUnread);
    const staff = (id: string, field: string) =>
      commandStateOf(
        command(id),
        [Object.assign(anAdminUser(), { unread: [{ field, at: field, isWhole: true }] })],
        context([...ACTION_IDS]),
        'adminUser',
      );
    // A form sends all of the row, and who is held against what a colleague may do, depends on who asks.
    expect(staff('adminUser.edit', 'position')).toEqual(isUnread);
    expect(staff('adminUser.resetPassword', 'actions')).toEqual(isUnread);
    expect(staff('adminUser.resetPassword', 'position').is).toBe('ready');
  });

  test('is a place for the pictures that it asks for', () => {
    const elsewhere = { paths: { 'POST /photos/upload': null } };
    const ids = ['temple.uploadPhotos', 'temple.uploadAvatar'];
    expect(ids.map((id) => stateFor(id))).toEqual(['ready', 'ready']);
    expect(ids.map((id) => stateFor(id, elsewhere))).toEqual(['hidden', 'ready']);
  });

  test('fails by itself where it can’t say whether a row is for it, and that is said once', () => {
    const said: unknown[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => said.push(words[0]);
    try {
      const broken = {
        ...command('post.hide'),
        id: `post.broken ${Math.random()}`,
        when: () => expect.fail('a fault'),
      } as never;
      for (const _time of [1, 2]) {
        expect(commandStateOf(broken, [aPost()], context([...ACTION_IDS]), 'post')).toEqual({
          is: 'disabled',
          why: 'command.failed',
        });
        expect(said).toEqual([expect.stringContaining('post.broken')]);
      }
    } finally {
      console.error = error;
    }
  });

  test('is rows at all, where it needs them, and any kind of them where it says so', () => {
    const may = context([...ACTION_IDS], { macros: [2, 'any'] });
    expect(commandStateOf(command('post.hide'), [], may, 'post')).toEqual({ is: 'ready', rows: [] });
    expect(commandStateOf(command('post.hide'), [aPost()], may)).toEqual({ is: 'ready', rows: [] });
    const rows = [aPost()];
    expect(commandStateOf(command('macro.two'), rows, may, 'post')).toEqual({ is: 'ready', rows });
    expect(commandStateOf(command('list.next'), rows, may, 'post')).toEqual({ is: 'ready', rows: [] });
  });
});
