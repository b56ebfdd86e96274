import { afterAll, beforeAll, test } from 'vitest';
import { type ForeignConsole, startForeignConsole } from './console';
import { PAGES } from './every';
import { play } from './every/stage';

let desk: ForeignConsole;
beforeAll(async () => {
  desk = await startForeignConsole();
});
afterAll(() => desk.close());

for (const [name, scenes] of Object.entries(PAGES))
  test(
    `${name}: every command on ${scenes.map(({ of }) => of).join(', ')} does what it says`,
    () => play(scenes, desk),
    240_000,
  );
