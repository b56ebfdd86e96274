import * as personal from '../../contract/personal';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import { type ServedCall, serve } from '../http/serve';

const KEPT = ['name', 'text', 'version'] as const;

/** What a person has saved for themselves (extension `personal`). It is nobody else's, so the log does not tell of it. */
export const personalResource: readonly ServedCall[] = [
  serve(personal.list, ({ tx, caller }) =>
    tx.selectFrom('personal').select(KEPT).where('uid', '=', caller.uid).orderBy('name').execute(),
  ),

  serve(personal.save, async ({ tx, input, caller }) => {
    const { name, text, replaces } = input.body;
    const saved = await tx
      .insertInto('personal')
      .values({ uid: caller.uid, name, text, version: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['uid', 'name'])
          .doUpdateSet((eb) => ({ text, version: eb('personal.version', '+', 1) }))
          .where('personal.version', '=', replaces),
      )
      .returning(KEPT)
      .executeTakeFirst();
    if (saved) return saved;
    const there = tx.selectFrom('personal').select(KEPT).where('uid', '=', caller.uid).where('name', '=', name);
    throw new RefusalError(
      Code.changedMeanwhile,
      `Your ${name} have been changed in another browser meanwhile`,
      await there.executeTakeFirstOrThrow(),
    );
  }),
];
