import type { Kysely } from 'kysely';
import * as contract from '../../../contract/passkeys';
import { Code } from '../../../contract/wire/codes';
import { factorsOf, requireFactor } from '../../auth/factors';
import { askToMake, passkeysOf, verifyMade } from '../../auth/passkeys';
import { NO_PASSWORD } from '../../auth/passwords';
import { endSessionsOf } from '../../auth/sessions';
import { codeNeeded, RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';

const noSuch = (id: number) => new RefusalError(Code.notFound, `There is no passkey ${id}.`);

/** The caller's own passkeys. What is recorded of one is its name. */
export const ownPasskeys: readonly ServedCall[] = [
  serve(contract.list, ({ tx, caller }) => passkeysOf(tx, caller.uid)),

  serve(
    contract.begin,
    async ({ tx: db, caller, origin, now }) => {
      await refuseUseless(db, caller.uid);
      await requireFactor(db, caller);
      return askToMake(db, { ...caller, origin, now });
    },
    'own',
  ),

  serve(
    contract.add,
    async ({ input, tx: db, caller: { uid, sessionId }, origin, now, audit, log }) => {
      const { name, passkey } = input.body;
      // The challenge is used up although the passkey is refused.
      const made = await verifyMade(db, { uid, origin, now }, passkey);
      if (typeof made === 'string') {
        log.info({ uid, why: made }, 'a passkey was not added');
        throw codeNeeded(true);
      }
      return db.transaction().execute(async (tx) => {
        // Before all else, for a sign-in of the same moment: it sees that a passkey is needed now, or this sees its session.
        await tx.selectFrom('admin_user').select('uid').where('uid', '=', uid).forUpdate().execute();
        await refuseUseless(tx, uid);
        await requireFactor(tx, { uid, sessionId });
        const before = await factorsOf(tx, uid);
        const added = await tx
          .insertInto('passkey')
          .values({ ...made, uid, name, added_at: now })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('passkey_id')
          .executeTakeFirst();
        if (!added) throw new RefusalError(Code.alreadyExists, 'This passkey has been added already.');
        // They were opened by the password alone.
        if (!before) await endSessionsOf(tx, uid, sessionId);
        await audit({ ...recorded('session.addPasskey', uid), before: null, after: { name } }, tx);
        return { id: String(added.passkey_id), name, added: now, last_used: null };
      });
    },
    'own',
  ),

  serve(contract.rename, async ({ input: { id, body }, tx, caller: { uid }, audit }) => {
    const before = await lockedPasskey(tx, uid, id);
    if (before.name !== body.name) {
      await tx.updateTable('passkey').set({ name: body.name }).where('passkey_id', '=', id).execute();
      await audit({ ...recorded('passkey.rename', uid), before: { name: before.name }, after: { name: body.name } });
    }
    return { id: String(id), name: body.name, added: before.added_at, last_used: before.used_at };
  }),

  serve(contract.remove, async ({ input: { id }, tx, caller, audit }) => {
    const { uid } = caller;
    const { name } = await lockedPasskey(tx, uid, id);
    await requireFactor(tx, caller);
    await tx.deleteFrom('passkey').where('passkey_id', '=', id).execute();
    await audit({ ...recorded('passkey.remove', uid), before: { name }, after: null });
    return null;
  }),
];

const recorded = (command: string, uid: number) => ({ command, kind: 'adminUser', id: String(uid) }) as const;

/** Somebody else's is not there for the caller. */
async function lockedPasskey(tx: Kysely<Schema>, uid: number, id: number) {
  const found = await tx
    .selectFrom('passkey')
    .select(['name', 'added_at', 'used_at'])
    .where('passkey_id', '=', id)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw noSuch(id);
  return found;
}

/** One more would do nothing for whoever signs in without a password, by the organisation or a token, or has as many as there can be. */
async function refuseUseless(db: Kysely<Schema>, uid: number): Promise<void> {
  const { password_hash, is_service } = await db
    .selectFrom('admin_user')
    .select(['password_hash', 'is_service'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  if (password_hash === NO_PASSWORD || is_service)
    throw new RefusalError(Code.forbidden, 'A passkey stands beside a password, and this account has none.');
  if ((await passkeysOf(db, uid)).length >= contract.PASSKEYS_MAX)
    throw new RefusalError(
      Code.malformed,
      `There are ${contract.PASSKEYS_MAX} passkeys already, as many as there can be.`,
    );
}
