import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Order } from '../admin';
import { storeConfigOf } from './storeConfig';
import { Misuse, type Subcommand } from './subcommand';

const ACTS = ['create', 'reset-password', 'end-second-factor', 'unlock'] as const satisfies readonly Order['act'][];

export const admin: Subcommand = {
  name: 'admin',
  summary: 'makes a super admin, and helps whoever is locked out of the console',
  usage: `tamquan admin create NAME            a new super admin
tamquan admin reset-password NAME    a new password; that user's sessions end
tamquan admin end-second-factor NAME the password alone signs in again; that user's sessions end
tamquan admin unlock NAME            forgets failed sign-ins; with --reactivate also a ban or a suspension

A password is made up, printed once, and has to be changed at the first sign-in, within 7 days. --password-stdin takes one from the
standard input instead. The store is the one that the same variables name for tamquan serve (DATABASE_URL, else the folder TAMQUAN_DATA,
while no server has it open). From the sources: npm run admin -- create NAME.

  tamquan admin reset-password admin`,
  run: async (args) => {
    const config = storeConfigOf(process.env);
    const order = orderOf(args);
    const { administer } = await import('../admin');
    // The line end of whatever wrote it is no part of a password.
    const given = order.passwordFromInput ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : undefined;
    console.log(await administer(config, order, given));
  },
};

/** Reads the words. Throws a Misuse for what can't be meant. */
export function orderOf(args: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reactivate: { type: 'boolean' }, 'password-stdin': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [word = '', userName, ...rest] = positionals;
  const act = ACTS.find((each) => each === word);
  if (!act) throw new Misuse(`${word || 'nothing'} is none of ${ACTS.join(', ')}.`);
  if (userName === undefined) throw new Misuse(`${act} needs the name of a user.`);
  if (rest.length > 0) throw new Misuse(`${act} takes one name; ${rest.join(' ')} is too much.`);
  return {
    act,
    userName: userName.trim(),
    reactivate: values.reactivate ?? false,
    passwordFromInput: values['password-stdin'] ?? false,
  };
}
