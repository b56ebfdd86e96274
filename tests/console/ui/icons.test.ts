import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../commands/every';
import { ICON_NAMES } from '../../../src/ui/iconNames';

/** Icons that a file names in words: `icon: 'x'`, `icon="x"`, `<Icon name="x"`, also one or the other. */
const iconsIn = (text: string) =>
  [...text.matchAll(/(?:\bicon(?:=|: ?)|<Icon\b[^>]*?\bname=)(?:"([\w-]+)"|'([\w-]+)'|\{([^}]*)\})/g)].flatMap(
    ([, double, single, choice]) =>
      double ?? single ?? [...(choice ?? '').matchAll(/[?:] '([\w-]+)'/g)].map(([, name]) => name),
  );

test('every icon that a command or a screen names is in the picture of icons', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const named = files.flatMap((name) => iconsIn(readFileSync(`src/${name}`, 'utf8')));
  expect(named.length).toBeGreaterThan(50);
  const commands = COMMANDS.flatMap(({ icon }) => icon ?? []);
  expect(commands.length).toBeGreaterThan(50);
  const there = new Set<string | undefined>(ICON_NAMES);
  expect(
    [...named, ...commands].filter((name) => !there.has(name)),
    'add these to src/ui/iconNames.ts',
  ).toEqual([]);
});
