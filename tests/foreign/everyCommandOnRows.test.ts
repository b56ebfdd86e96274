import { afterAll, beforeAll } from 'vitest';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';
import { ROWS } from './every';
import { play } from './every/stage';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

for (const [name, scenes] of Object.entries(ROWS))
  thorough(
    `${name}: every command on ${scenes.map(({ of }) => of).join(', ')} does what it says`,
    () => play(scenes, server),
    240_000,
  );
