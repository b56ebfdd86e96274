import type { AvatarKind } from './pictures/names';
import { type Random, randomFor } from './random';
import * as words from './words/names';
import { PLACES } from './words/slots';

type NameKind = 'person' | 'ordained' | 'page' | 'other';

export interface MemberName {
  readonly name: string;
  readonly kind: NameKind;
  readonly avatar: AvatarKind;
}

const STREAM = 1;

type Maker = (random: Random, woman: boolean) => { name: string; kind: NameKind };

const given = (random: Random, woman: boolean) => random.pick<string>((woman ? words.WOMEN : words.MEN).given);

function fullName(random: Random, woman: boolean): string {
  const { middle } = woman ? words.WOMEN : words.MEN;
  return `${random.weighted(words.FAMILY_NAMES)} ${random.pick<string>(middle)} ${given(random, woman)}`;
}

const titled = (pattern: string, random: Random, woman: boolean) =>
  pattern.replace('{1}', () => given(random, woman)).replace('{2}', () => random.pick(PLACES));

const person = (name: string) => ({ name, kind: 'person' as const });

/** The ways to be called and how common each is, in 10,000. */
const MAKERS: readonly (readonly [Maker, number])[] = [
  [(random, woman) => person(fullName(random, woman)), 7750],
  [(random, woman) => person(titled(random.pick(words.NICKNAMES), random, woman)), 500],
  [(random) => person(random.pick(words.DHARMA_NAMES)), 400],
  [(random, woman) => person(`${fullName(random, woman)} ${random.pick(words.NAME_EMOJI)}`), 300],
  [(random, woman) => ({ name: random.pick(woman ? words.NUNS : words.MONKS), kind: 'ordained' }), 80],
  [(random, woman) => ({ name: titled(random.pick(words.PAGES), random, woman), kind: 'page' }), 600],
  [(random, woman) => ({ name: titled(random.pick(words.LONG_NAMES), random, woman), kind: 'page' }), 80],
  [(random) => person(random.pick(words.CHINESE_NAMES)), 90],
  [(random) => person(random.pick(words.ARABIC_NAMES)), 60],
  [(random) => person(random.pick(words.HEBREW_NAMES)), 50],
  [(random) => person(random.pick(words.FOREIGN_NAMES)), 70],
  [(random) => ({ name: random.pick(words.HOSTILE_NAMES), kind: 'other' }), 20],
];

/** What member `uid` is called: made again whenever it is asked for, instead of being kept for a million members. */
export function memberName(seed: number, uid: number): MemberName {
  const random = randomFor(seed, STREAM, uid);
  const woman = random.chance(0.52);
  const { name, kind } = random.weighted(MAKERS)(random, woman);
  return { name, kind, avatar: kind === 'page' || kind === 'other' ? 'emblem' : woman ? 'woman' : 'man' };
}
