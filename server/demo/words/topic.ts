import type { SceneName } from '../pictures/names';

/** What a post can be about: an opening line, sentences that may follow, an ending, and the pictures that go with it. */
export interface Topic {
  readonly id: string;
  readonly scenes: readonly SceneName[];
  readonly lines: readonly string[];
  readonly more: readonly string[];
  readonly ends: readonly string[];
}
