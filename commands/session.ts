import * as session from '../contract/session';
import { answered, defineCommand, defineLook, nothing, ok, text } from './definition';
import { newPassword } from './newPassword';

export const signOut = defineLook({
  id: 'session.signOut',
  on: nothing(),
  needs: 'session',
  icon: 'log-out',
  show: (world) => world.session.signOut(),
});

/** SPEC.md section 4: on success the page reloads after 2.5 s and asks to sign in again. */
export const changePassword = defineCommand({
  id: 'session.changePassword',
  on: nothing(),
  does: session.changePassword,
  icon: 'lock-keyhole',
  asks: {
    oldPassword: text({ as: 'secret', check: (value) => (value === '' ? 'session.passwordMissing' : ok) }),
    newPassword: newPassword(),
  },
  run: async (world, _none, { oldPassword, newPassword }) => {
    const answer = await world.call(session.changePassword, {
      body: { password_old: oldPassword, password_new: newPassword },
    });
    if (answer.refused === undefined) world.session.signInAgain();
    return answered(answer, () => null);
  },
});

export const editProfile = defineCommand({
  id: 'session.editProfile',
  on: nothing(),
  does: session.editProfile,
  icon: 'user-pen',
  asks: {
    displayName: text({ check: (value) => (value.trim() === '' ? 'profile.nameMissing' : ok) }),
    avatar: text({ optional: true }),
  },
  run: async (world, _none, { displayName, avatar }) => {
    const answer = await world.call(session.editProfile, {
      body: {
        display_name: displayName.trim(),
        ...(avatar === undefined || avatar === '' ? {} : { avatar: avatar.trim() }),
      },
    });
    if (answer.refused === undefined) world.session.refresh();
    return answered(answer, () => null);
  },
});

export const sessionCommands = [signOut, changePassword, editProfile] as const;
