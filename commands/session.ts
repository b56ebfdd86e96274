import * as session from '../contract/session';
import { Code } from '../contract/wire/codes';
import { defineConsoleCommand, defineMutation, files, mapAnswer, nothing, one, text } from './core/definition';
import { ok } from './core/disabledReason';
import { late } from './core/late';
import { newPassword } from './core/newPassword';

const signOut = defineConsoleCommand({
  id: 'session.signOut',
  on: nothing(),
  permission: 'session',
  icon: 'log-out',
  run: (world) => world.session.signOut(),
});

/** docs/specification.md section 4: on success the page reloads after 2.5 s and asks to sign in again. */
export const changePassword = defineMutation({
  id: 'session.changePassword',
  on: nothing(),
  endpoint: session.changePassword,
  icon: 'lock-keyhole',
  asksPassword: true,
  asks: {
    oldPassword: text({
      as: 'secret',
      check: (value) => (value === '' ? 'session.passwordMissing' : ok),
      refusals: { fields: ['password_old'], codes: [Code.passwordWrong] },
    }),
    newPassword: newPassword(undefined, (given) => String(given.oldPassword ?? '')),
  },
  run: async (world, _none, { oldPassword, newPassword }) => {
    const answer = await world.call(session.changePassword, {
      body: { password_old: oldPassword, password_new: newPassword },
    });
    if (answer.refused === undefined) world.session.signInAgain();
    return mapAnswer(answer, () => null);
  },
});

const editing = late(() => import('./editOwnProfile'));

/** The user's own name, and a new picture where one is chosen. */
export const editProfile = defineMutation({
  id: 'session.editProfile',
  on: nothing(),
  endpoint: session.editProfile,
  icon: 'user-pen',
  asks: {
    displayName: text({
      check: (value) => (value.trim() === '' ? 'profile.nameMissing' : ok),
      loadInitial: async ({ call }) => mapAnswer(await call(session.profile, {}), ({ display_name }) => display_name),
    }),
    avatar: files({
      most: 1,
      optional: true,
      isAvatar: true,
      refusals: { fields: ['file'], codes: [Code.tooLarge, Code.notAnImage] },
    }),
  },
  run: async (world, _none, args) => (await editing()).editOwnProfile(world, args),
});

const showSessions = defineConsoleCommand({
  id: 'session.sessions',
  on: nothing(),
  permission: 'session',
  extension: 'sessions',
  icon: 'monitor-smartphone',
  run: (world) => world.show('sessions'),
});

/** Ends one of the user's other sessions; the present one ends by signing out. */
export const endSession = defineMutation({
  id: 'session.end',
  on: one('session'),
  endpoint: session.endSession,
  tone: 'danger',
  icon: 'log-out',
  listed: false,
  when: (row) => (row.ended ? 'session.alreadyEnded' : row.current ? 'session.isThisOne' : ok),
  change: (row) => ({ ...row, ended: true }),
  run: async ({ call }, row) => mapAnswer(await call(session.endSession, { id: row.id }), () => null),
});

export const sessionCommands = [editProfile, changePassword, showSessions, endSession, signOut] as const;
