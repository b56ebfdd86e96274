import { defineConsoleCommand, one } from '../core/definition';
import { blockProfile, setBlocks, toggleOnlyMe, unblockProfile } from './blocks';
import { setFields, updateProfile } from './fields';
import { setAuthentic, toggleAuthentic, togglePhone, unsetAuthentic, unverifyPhone, verifyPhone } from './verify';

const openProfile = defineConsoleCommand({
  id: 'profile.open',
  on: one('profile'),
  permission: 'PROFILE_VIEW',
  icon: 'user',
  run: (world, [row]) => row && world.open('profile', row.pubkey),
});

export const profileCommands = [
  openProfile,
  verifyPhone,
  unverifyPhone,
  setAuthentic,
  unsetAuthentic,
  updateProfile,
  setFields,
  togglePhone,
  toggleAuthentic,
  toggleOnlyMe,
  blockProfile,
  unblockProfile,
  setBlocks,
] as const;
