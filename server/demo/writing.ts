import type { Random } from './random';
import { COMMENTS, REPLIES } from './words/comments';
import { DAILY } from './words/daily';
import { ODDITIES } from './words/oddities';
import { OUTDOORS } from './words/outdoors';
import { filled } from './words/slots';
import type { Topic } from './words/topic';
import { BAD_COMMENTS, PETTY_REASONS, TROUBLE, type Trouble } from './words/trouble';

const GOOD: readonly Topic[] = [...DAILY, ...OUTDOORS];
const LONG_POST_LENGTH = 5000;

export interface Writing {
  readonly text: string;
  readonly topic: Topic;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

/** One of the sentences with its slots filled, beginning with a capital letter. */
const sentence = (random: Random, sentences: readonly string[]) => capitalised(filled(random.pick(sentences), random));

function body(random: Random, topic: Topic, more: number): string {
  const following = new Set(Array.from({ length: more }, () => random.pick(topic.more)));
  const parts = [random.pick(topic.lines), ...following].map((part) => capitalised(filled(part, random)));
  const end = sentence(random, topic.ends);
  return [parts.join(random.chance(0.25) ? '\n' : ' '), end].filter((part) => part !== '').join(' ');
}

/** A post as most are: a line or a few. */
export function goodPost(random: Random): Writing {
  const topic = random.pick(GOOD);
  return { topic, text: body(random, topic, Math.min(4, Math.floor(random.decaying(1.2)))) };
}

/** A post that breaks a rule, with a topic that knows why it is reported. */
export function badPost(random: Random): Writing & { topic: Trouble } {
  const topic = random.pick(TROUBLE);
  return { topic, text: body(random, topic, random.between(0, 3)) };
}

/** A chronicle of just 5,000 characters, in paragraphs. */
export function longPost(random: Random): Writing {
  const topic = random.pick(GOOD);
  let text = body(random, topic, 4);
  while (text.length < LONG_POST_LENGTH)
    text += `\n\n${body(random, random.chance(0.6) ? topic : random.pick(GOOD), 4)}`;
  const cut = text.slice(0, LONG_POST_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '.');
  return { topic, text: `${cut}…` };
}

/** A post that tries the edges of a screen: `index` walks through all of them. */
export function oddPost(random: Random, index: number): Writing {
  return { topic: random.pick(GOOD), text: filled(ODDITIES[index % ODDITIES.length] ?? '', random) };
}

const SHARE_LINES: readonly string[] = [
  '',
  'Chia sẻ lại cho bà con cùng biết.',
  'Hay quá, mời cả nhà đọc.',
  'Xin phép thầy đăng lại.',
  'Ai ở {tinh} để ý giúp.',
  'Đọc mà thấm.',
  'Cho {ai} nè 😂',
];
export const shareLine = (random: Random) => filled(random.pick(SHARE_LINES), random);

export const comment = (random: Random) => sentence(random, COMMENTS);
export const reply = (random: Random) => sentence(random, REPLIES);

/** A comment that breaks a rule, and why people would report it. */
export function badComment(random: Random): { readonly text: string; readonly reason: () => string } {
  const { text, reasons } = random.pick(BAD_COMMENTS);
  return { text: filled(text, random), reason: () => random.pick(reasons) };
}

export const reasonFor = (random: Random, topic: Trouble) => filled(random.pick(topic.reasons), random);
export const pettyReason = (random: Random) => random.pick(PETTY_REASONS);
