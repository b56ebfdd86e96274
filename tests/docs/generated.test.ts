import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { envExample } from '../../scripts/docs/envExample';
import { PAGES } from '../../scripts/docs/pages';
import { configOf } from '../../server/config';
import { OTHER_SERVER_SETTINGS } from '../../server/settings';

const ROOT = join(import.meta.dirname, '../..');

describe('pages made from the code', () => {
  test.each(Object.entries(PAGES))('%s is what `npm run docs` writes', (path, page) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(page());
  });

  test('two runs write the same', () => {
    for (const page of Object.values(PAGES)) expect(page()).toBe(page());
  });
});

describe('.env.example', () => {
  const values = parseEnv(envExample().replaceAll(/^#(?=[A-Z])/gm, '')) as Record<string, string>;
  const inFrontOf = Object.keys(OTHER_SERVER_SETTINGS);
  const PROVIDER = ['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'];
  /** What a setting means nothing without, as the file has it. */
  function besides(name: string): Record<string, string | undefined> {
    if (inFrontOf.includes(name)) return { TAMQUAN_API_URL: 'https://api.example' };
    if (!name.startsWith('TAMQUAN_OIDC_')) return {};
    return Object.fromEntries(PROVIDER.map((of) => [`TAMQUAN_${of}`, values[`TAMQUAN_${of}`]]));
  }

  test.each(Object.entries(values))('%s=%s is what the setting may be', (name, value) => {
    const env = { ...besides(name), [name]: value };
    // A file that is named has to be there, which on this machine it is not.
    if (['TAMQUAN_MAP_LABELS', 'TAMQUAN_TILES'].includes(name)) expect(() => configOf(env)).toThrow(/\(ENOENT\)/);
    else expect(() => configOf(env)).not.toThrow();
  });

  test('a value with spaces is read whole', () => {
    expect(values.TAMQUAN_MAIL_FROM).toBe('Tam Quan <no-reply@tamquan.example>');
  });
});
