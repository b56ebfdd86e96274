import fc from 'fast-check';

/** Which calls a weather is about. */
export type CallKind = 'all' | 'lists' | 'details' | 'writes' | 'scripts';

/** What the network does from now on. */
export interface Weather {
  readonly calls: CallKind;
  readonly delayMs: number;
  /** `answerLost`: the call arrives, its answer does not. */
  readonly fails: 'never' | '500' | 'dropped' | 'answerLost';
  /** One of so many fails. */
  readonly oneOf: number;
}

/** One thing that a person, or the network, does. */
export type Act =
  | { readonly is: 'press'; readonly keys: readonly string[] }
  | { readonly is: 'hold'; readonly key: string; readonly times: number }
  | { readonly is: 'query'; readonly text: string; readonly after: readonly string[] }
  | { readonly is: 'search'; readonly text: string; readonly after: readonly string[] }
  | { readonly is: 'write'; readonly text: string; readonly composed: boolean }
  | { readonly is: 'click'; readonly at: 'row' | 'check' | 'sidebar' | 'header' | 'button'; readonly nth: number }
  | { readonly is: 'network'; readonly weather: Weather }
  | { readonly is: 'rest'; readonly ms: number }
  | { readonly is: 'leaveAll' | 'reload' | 'back' | 'otherTab' };

const MOVES = ['j', 'k', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'Control+Home', 'Control+End'];
const CELLS = ['ArrowRight', 'ArrowLeft', 'F2', 'Tab', 'Shift+Tab'];
const OPENS = ['Enter', 'Escape', 'Escape', 'm', 'Shift+F10', 'q', 'Shift+Enter', '?', 'Control+/', 'Control+k', 'f'];
const SELECTS = [
  'x',
  ' ',
  'Shift+X',
  'Shift+J',
  'Shift+K',
  'Shift+ArrowDown',
  'Shift+PageDown',
  'Control+a',
  'Shift+ ',
];
const ACTS = ['n', 'v', 'b', 'h', 'p', 's', 't', 'r', 'c', 'z', 'z', 'Control+Shift+Z', 'Control+z'];
const LISTS = ['l', 'Shift+R', 'Shift+S', 'Control+c', 'Control+b', 'Control+s'];
/** Letters that step panels and choices know, and what answers a question. */
const ANSWERS = ['Enter', 'Enter', 'Escape', 'Control+Enter', 'ArrowDown', 'Backspace', 'p', 'b', 's', 'h', 'c', ' '];
const PLACES = [...'hrpmvclftsk', ...'rpmvctf', ...'njbx'];

const QUERIES = [
  'an bai',
  'chan',
  'xoa',
  'bao cao',
  'chua',
  'thanh vien',
  'nguyen',
  'hide',
  'post man',
  'verify',
  'sap xep',
  'cot',
  'lam moi',
  'zzzz',
  'vip',
  'tu choi',
  'an',
] as const;
const WORDS = ['an', 'chùa', 'nguyễn', 'lá', 'zzzz', 'b', '寺', 'ư', 'hoa sen'] as const;

const press = (...keys: readonly string[]): Act => ({ is: 'press', keys });
const one = (keys: readonly string[]) => fc.constantFrom(...keys).map((key) => press(key));

const weather = fc.record<Weather>({
  calls: fc.constantFrom('all', 'lists', 'lists', 'details', 'writes', 'writes', 'scripts'),
  delayMs: fc.constantFrom(0, 0, 50, 200, 600, 1200, 3000),
  fails: fc.constantFrom('never', 'never', '500', 'dropped', 'answerLost'),
  oneOf: fc.integer({ min: 2, max: 4 }),
});

/** Acts as often as somebody at work would do them, and a network that has a bad day. */
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 16, arbitrary: one(MOVES) },
  { weight: 4, arbitrary: one(CELLS) },
  { weight: 14, arbitrary: one(OPENS) },
  { weight: 10, arbitrary: one(SELECTS) },
  { weight: 26, arbitrary: one(ACTS) },
  { weight: 4, arbitrary: one(LISTS) },
  { weight: 12, arbitrary: one(ANSWERS) },
  // Two at once: what the first begins has not come yet when the second is pressed.
  { weight: 6, arbitrary: fc.tuple(one([...OPENS, ...ACTS]), one([...ACTS, ...MOVES])).map(both) },
  { weight: 9, arbitrary: fc.constantFrom(...PLACES).map((place) => press('g', place)) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...PLACES), one([...ACTS, ...OPENS, ...MOVES]))
      .map(([place, next]) => both([press('g', place), next])),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('hold'),
      key: fc.constantFrom('j', 'k', 'n', 'x', 'z', 'Enter'),
      times: fc.integer({ min: 2, max: 6 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('query'),
      text: fc.constantFrom(...QUERIES),
      after: fc.constantFrom(['Enter'], ['ArrowDown', 'Enter'], ['Escape'], []),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('search'),
      text: fc.constantFrom(...WORDS),
      after: fc.constantFrom(['Enter'], ['Enter', 'h'], ['Enter', 'x', 'n'], ['Escape'], ['Escape', 'Escape'], []),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('write'), text: fc.constantFrom(...WORDS), composed: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('click'),
      at: fc.constantFrom('row', 'check', 'sidebar', 'header', 'button'),
      nth: fc.nat(11),
    }),
  },
  { weight: 7, arbitrary: weather.map((next): Act => ({ is: 'network', weather: next })) },
  { weight: 4, arbitrary: fc.constantFrom(0, 300, 1200).map((ms): Act => ({ is: 'rest', ms })) },
  { weight: 5, arbitrary: fc.constant<Act>({ is: 'leaveAll' }) },
  { weight: 2, arbitrary: fc.constantFrom<Act>({ is: 'back' }, { is: 'otherTab' }, { is: 'reload' }) },
) as fc.Arbitrary<Act>;

function both([first, second]: readonly [Act, Act]): Act {
  return press(...(first.is === 'press' ? first.keys : []), ...(second.is === 'press' ? second.keys : []));
}

/** The same acts for the same seed. */
export const actsOf = (seed: number, count: number): readonly Act[] => fc.sample(act, { seed, numRuns: count });

/** An act in a line of a log. */
export function inWords(one: Act): string {
  switch (one.is) {
    case 'press':
      return one.keys.map((key) => (key === ' ' ? 'Space' : key)).join(' ');
    case 'hold':
      return `${one.key} held for ${one.times}`;
    case 'query':
      return `palette "${one.text}" ${one.after.join(' ')}`;
    case 'search':
      return `/ "${one.text}" ${one.after.join(' ')}`;
    case 'write':
      return `types "${one.text}"${one.composed ? ' composed' : ''}`;
    case 'click':
      return `clicks ${one.at} ${one.nth}`;
    case 'network': {
      const { calls, delayMs, fails, oneOf } = one.weather;
      return `network: ${calls} ${delayMs} ms${fails === 'never' ? '' : `, one of ${oneOf} ${fails}`}`;
    }
    case 'rest':
      return `rests ${one.ms} ms`;
    default:
      return one.is;
  }
}
