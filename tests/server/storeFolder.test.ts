import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Store, storeOn } from '../../server/store/connection';
import { engineAt } from '../../server/store/engineAt';
import { thorough, varied } from '../support/depth';
import { copyEmptyStore } from './emptyStore';

const onPostgres = process.env.STORE === 'postgres';
let folder: string;
let dataDir: string;
let photosDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tamquan-folder-'));
  dataDir = join(folder, 'data');
  photosDir = join(dataDir, 'photos');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The store of this folder, which begins to be opened as a start does it. */
async function soonOpen(): Promise<Store> {
  const engine = await engineAt({ dataDir, photosDir });
  await engine.openSoon?.();
  return storeOn(engine);
}

/** What a start on this folder says, once it has gone as far as it can. */
async function start(): Promise<string> {
  let store: Store | undefined;
  try {
    store = await soonOpen();
    await store.prepare(async () => {});
    return 'it starts';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await store?.close();
  }
}

/** A store that has been made, with photos, as its folder says. */
function aStore() {
  copyEmptyStore(dataDir);
  mkdirSync(photosDir);
  writeFileSync(join(dataDir, 'store.made.json'), '{"made":"2026-01-01T00:00:00.000Z","photos":"photos"}');
}

test.skipIf(onPostgres)(
  'a store that is there is opened beside what else a start does, and let go where that fails',
  async () => {
    const fresh = await soonOpen();
    await fresh.close();
    expect(existsSync(dataDir)).toBe(false);

    aStore();
    const store = await soonOpen();
    expect(readdirSync(dataDir)).toContain('store.lock');
    // As where the port is taken: it is not open yet.
    await store.close();
    expect(readdirSync(dataDir)).not.toContain('store.lock');
    expect(await start()).toBe('it starts');
  },
);

describe.skipIf(onPostgres)('a folder that had a store and lacks part of it', () => {
  const advice = `Keep this folder, set TAMQUAN_DATA to an empty one, and restore a backup into that.`;

  test('is not begun anew when all of the store is gone', async () => {
    aStore();
    rmSync(join(dataDir, 'store'), { recursive: true });
    expect(await start()).toBe(`The store in ${dataDir} is damaged: store/PG_VERSION is missing. ${advice}`);
    expect(existsSync(join(dataDir, 'store'))).toBe(false);
  });

  test.each(varied(['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact']))(
    'is not begun anew when %s is gone',
    async (part) => {
      aStore();
      rmSync(join(dataDir, 'store', part), { recursive: true });
      expect(await start()).toContain(`The store in ${dataDir} is damaged: `);
      expect(await start()).toContain(advice);
    },
  );

  const base = () => join(dataDir, 'store', 'base', '5');
  test.each([
    {
      what: 'the control file is empty',
      how: 'store/global/pg_control has 0 bytes',
      damage: () => writeFileSync(join(dataDir, 'store', 'global', 'pg_control'), ''),
    },
    {
      what: 'the control file is of zeros',
      how: 'the database does not open it',
      damage: () => writeFileSync(join(dataDir, 'store', 'global', 'pg_control'), Buffer.alloc(8192)),
    },
    {
      what: 'the write-ahead log is gone',
      how: 'store/pg_wal has no file of the write-ahead log',
      damage: () => {
        const log = join(dataDir, 'store', 'pg_wal');
        for (const file of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(file)) rmSync(join(log, file));
      },
    },
    {
      what: 'a file of a table was cut off',
      how: 'the database does not open it',
      damage: () => truncateSync(join(base(), '1259'), 8292),
    },
  ])('says so in a sentence of ours when $what, and is not begun anew', async ({ how, damage }) => {
    aStore();
    damage();
    expect(await start()).toBe(`The store in ${dataDir} is damaged: ${how}. ${advice}`);
    expect(existsSync(join(base(), '1259'))).toBe(true);
  });

  test('is not begun anew when files of its tables are gone', async () => {
    aStore();
    const tables = readdirSync(base()).filter((file) => /^1[6-9]\d{3}$/.test(file));
    for (const file of tables.slice(0, tables.length / 2)) rmSync(join(base(), file));
    expect(await start()).toContain('of its files are missing, base/5/');
  });

  test('is not begun anew when the store is of before folders were marked', async () => {
    aStore();
    rmSync(join(dataDir, 'store.made.json'));
    rmSync(join(dataDir, 'store', 'pg_wal'), { recursive: true });
    expect(await start()).toContain('store/pg_wal is missing');
  });

  test('is not gone on with without its photos, until somebody says so by an empty folder', async () => {
    aStore();
    rmSync(photosDir, { recursive: true });
    expect(await start()).toBe(
      `The photos of the store in ${dataDir} are gone: put back the folder ${photosDir}, or make an empty one to go on without them.`,
    );
    mkdirSync(photosDir);
    expect(await start()).toBe('it starts');
    rmSync(photosDir, { recursive: true });
    expect(await start()).toContain('are gone: put back the folder');
  });
});

describe.skipIf(onPostgres)('a folder for a store', () => {
  thorough('begins anew where the first start was broken off before there was a store', async () => {
    mkdirSync(join(dataDir, 'store'), { recursive: true });
    writeFileSync(join(dataDir, 'store.begun'), '');
    writeFileSync(join(dataDir, 'store', 'PG_VERSION'), '17\n');
    expect(await start()).toBe('it starts');
    expect(existsSync(join(dataDir, 'store.begun'))).toBe(false);
  });

  test('is named where it is no folder', async () => {
    writeFileSync(dataDir, '');
    expect(await start()).toBe(`${dataDir} is no folder: set TAMQUAN_DATA to one.`);
  });

  test.skipIf(process.getuid?.() === 0)('is named where this user may not write it', async () => {
    mkdirSync(dataDir, { mode: 0o500 });
    expect(await start()).toContain(
      `The folder ${dataDir} can't be written (EACCES): give the user of this process the right`,
    );
  });
});
