import { test } from 'vitest';

/**
 * Whether everything is tried: `npm run test:all` says so by THOROUGH=on. `npm test` tries every layer, screen and command once, in the
 * variation that tells most, so that it can be run before every commit (ARCHITECTURE.md, "How to work").
 */
export const isThorough = process.env.THOROUGH === 'on';

/** Of the variations of a test, those that tell most first, the first `few`; all of them where everything is tried. */
export const varied = <const T>(all: readonly T[], few = 1): readonly T[] => (isThorough ? all : all.slice(0, few));

/** A test that runs where everything is tried, and is skipped elsewhere: it takes long, and a cheaper one says most of it. */
export const thorough = test.runIf(isThorough);
