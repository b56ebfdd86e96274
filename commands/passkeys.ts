import * as contract from '../contract/passkeys';
import { isBlank } from '../contract/wire/isBlank';
import { defineConsoleCommand, defineMutation, mapAnswer, nothing, one, text } from './core/definition';
import { ok } from './core/disabledReason';
import type { PasskeyRow } from './core/rows';

/** Why a passkey can't be called this; `ok` where it can. */
export const passkeyName = (name: string) =>
  isBlank(name) ? 'passkey.nameMissing' : name.trim().length > contract.PASSKEY_NAME_MAX ? 'passkey.nameTooLong' : ok;

const isThere = ({ gone }: PasskeyRow) => (gone ? 'passkey.gone' : ok);

/** Opens what shows one's passkeys, and adds another. */
const showPasskeys = defineConsoleCommand({
  id: 'session.passkeys',
  on: nothing(),
  permission: 'session',
  extension: 'passkeys',
  icon: 'key-round',
  asksPassword: true,
  run: (world) => world.show('passkeys'),
});

const renamePasskey = defineMutation({
  id: 'passkey.rename',
  on: one('passkey'),
  endpoint: contract.rename,
  listed: false,
  icon: 'pencil',
  asks: { name: text({ check: passkeyName, prefill: ([row]) => (row as PasskeyRow | undefined)?.name }) },
  when: isThere,
  change: (row, { name }) => ({ ...row, name: name.trim() }),
  run: ({ call }, { id }, { name }) => call(contract.rename, { id: Number(id), body: { name } }),
  undo: ({ name }) => ['passkey.rename', { name }],
});

const removePasskey = defineMutation({
  id: 'passkey.remove',
  on: one('passkey'),
  endpoint: contract.remove,
  listed: false,
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'always',
  when: isThere,
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, { id }) => mapAnswer(await call(contract.remove, { id: Number(id) }), () => null),
});

export const passkeyCommands = [showPasskeys, renamePasskey, removePasskey] as const;
