import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import { storeAt } from '../../store/connection';
import { storeIn } from '../../store/folder';
import { FolderInUse } from '../../store/folderLock';
import { postgresTrouble } from '../../store/postgresTrouble';
import type { Schema } from '../../store/schema';
import { clockAgainst, connectionsOf, schemaOf, versionOf } from './database';
import { error, type Finding, ok } from './finding';
import { rolesNamedFor } from './organisation';
import { demoStaffBySettings, demoStaffOf, guessedNamesOf, sameAddressOf } from './people';

/** Whether the store can be reached, and what is wrong in it. Changes nothing. */
export async function storeOf(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(storeIn(config.dataDir)))
    return [ok(`There is no store in ${config.dataDir} yet: the first start makes one.`)];
  try {
    const store = await storeAt(config);
    return await store.asItIs((db) => inside(db, config)).finally(store.close);
  } catch (cause) {
    return unreachable(cause, config);
  }
}

async function inside(db: Kysely<Schema>, config: Config): Promise<Finding[]> {
  const server =
    config.databaseUrl === undefined
      ? [ok(`The store in ${config.dataDir} opens.`)]
      : [
          ok('The PostgreSQL of DATABASE_URL answers.'),
          ...(await versionOf(db)),
          await connectionsOf(db, config.databasePool),
          await clockAgainst(db),
        ];
  const { finding, isOurs } = await schemaOf(db);
  const people = isOurs
    ? [
        await demoStaffOf(db, config),
        await guessedNamesOf(db, config),
        await sameAddressOf(db, config),
        await rolesNamedFor(db, config.organisation),
      ]
    : [];
  return [...server, finding, ...people.flat()];
}

function unreachable(cause: unknown, config: Config): Finding[] {
  const { databaseUrl, dataDir } = config;
  if (cause instanceof FolderInUse) {
    const open = ok(`A running process has the store in ${dataDir} open. Its rows are looked at when it is stopped.`);
    return [open, ...demoStaffBySettings(config)];
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  if (databaseUrl === undefined) return [error(message)];
  const sentence = postgresTrouble(cause, databaseUrl)?.sentence ?? `The PostgreSQL of DATABASE_URL fails: ${message}.`;
  return [error(sentence, 'Until then every call is answered by 503.')];
}
