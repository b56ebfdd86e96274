import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import { NOT_SHOWN } from '../../contract/notShown';
import { ConsoleConfig } from '../../contract/server';
import { fieldsOf } from '../../contract/wire/beyond';

const hosting = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');

test('every call of which no path is shown is one of the contract, and docs/hosting.md has it with its parameters', () => {
  for (const id of Object.keys(NOT_SHOWN)) {
    const call = CALLS.find((one) => one.id === id);
    expect(call, id).toBeDefined();
    const line = hosting.split('\n').find((one) => one.startsWith(`| \`${id}\` |`));
    expect(line, id).toBeDefined();
  }
});

test('docs/hosting.md has every field of config.json', () => {
  for (const name of Object.keys(fieldsOf(ConsoleConfig))) expect(hosting).toMatch(new RegExp(`^\\| \`${name}\``, 'm'));
});
