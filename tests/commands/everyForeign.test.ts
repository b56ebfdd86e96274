import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isChoice, isConsoleCommand, isMutation } from '../../commands/core/definition';
import { COMMANDS, commandById } from '../../commands/every';
import type { CommandId } from '../../commands/registry';
import { hasExtension } from '../../contract/extensionLists';
import { isServed } from '../../contract/server';
import { PAGES, ROWS } from '../foreign/every';
import { IMPOSSIBLE, OWN } from '../foreign/every/own';

/** A server that lists no extension and of which config.json names no path. */
const PLAIN = { extensions: new Set<never>() };

function isOffered(id: CommandId): boolean {
  const command = commandById(id);
  if (!command) return false;
  if (isChoice(command))
    return command.extension === undefined && command.alternatives.some((one) => isOffered(one as CommandId));
  if (isMutation(command)) return command.extension === undefined && isServed(command.endpoint, PLAIN);
  return isConsoleCommand(command) && (command.extension === undefined || hasExtension(command.extension, PLAIN));
}

const played = new Set(
  Object.values({ ...ROWS, ...PAGES })
    .flat()
    .flatMap(({ by, steps }) => [by, ...steps.flatMap(({ runs }) => runs)]),
);
const known: ReadonlySet<string> = new Set([...played, ...Object.keys(OWN), ...Object.keys(IMPOSSIBLE)]);
const offered = COMMANDS.map(({ id }) => id).filter(isOffered);

test('every command that a server of section 7 is offered is run on one by a journey', () => {
  expect(
    offered.filter((id) => !known.has(id)),
    'run it in tests/foreign/every, or name its journey in own.ts there',
  ).toEqual([]);
});

test('no journey is counted for a command that such a server is not offered', () => {
  expect([...known].filter((id) => !offered.includes(id as CommandId))).toEqual([]);
});

test('a journey that is named elsewhere is there', () => {
  for (const [id, [file, words]] of Object.entries(OWN))
    expect(readFileSync(`tests/foreign/${file}`, 'utf8'), id).toContain(words);
});
