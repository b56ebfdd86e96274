/** What servers do differently where the specification leaves it open. Each may be changed while the server runs. */
export interface Switches {
  /** `data` of a successful change. */
  answers: 'absent' | 'null' | 'id' | 'row';
  /** Rows with the fields of docs/specification.md section 3, or with more, some of which nobody has heard of. */
  fields: 'spec' | 'extra';
  /** `total` on the lists for which section 7 does not name it. */
  totals: boolean;
  /** More rows than these are in no page, however many are asked for; null for no such bound. */
  pageMax: number | null;
  /** The header that carries the session key, and the word before it (none: the bare key). */
  header: string;
  scheme: string;
  /** Under which name sign-in answers the key; `access_token` comes with a uid in userinfo, the others without. */
  token: 'sessionkey' | 'access_token' | 'accessToken';
  /** Another origin than the console's, which allows content-type and the session header and no other; or the console's own. */
  cors: 'strict' | 'same';
  /** Where the buckets of statistics begin: at midnight of UTC or of Asia/Ho_Chi_Minh, or at startTime. */
  buckets: 'utc' | 'local' | 'start';
  /** Numbers of rows and totals, and those of error.code, as numbers or in quotes. */
  numbers: 'numbers' | 'strings';
  codes: 'numbers' | 'strings';
  /** A parameter, field of a body or header that section 7 does not name is answered 400. */
  strict: boolean;
  /** Errors come with HTTP 200, and say in error.code what they are. */
  statusAlways200: boolean;
}

/** Section 7 and nothing else. */
export const PLAINEST: Switches = {
  answers: 'absent',
  fields: 'spec',
  totals: false,
  pageMax: null,
  header: 'X-Session',
  scheme: '',
  token: 'sessionkey',
  cors: 'strict',
  buckets: 'utc',
  numbers: 'numbers',
  codes: 'numbers',
  strict: true,
  statusAlways200: false,
};

/**
 * The plainest server with one thing different: what `npm run test:foreign` runs all journeys on, one after the other.
 * @public
 */
export const VARIANTS: Readonly<Record<string, Partial<Switches>>> = {
  plainest: {},
  'answers-null': { answers: 'null' },
  'answers-id': { answers: 'id' },
  'answers-row': { answers: 'row' },
  'fields-extra': { fields: 'extra' },
  totals: { totals: true },
  'pages-short': { pageMax: 30 },
  bearer: { header: 'Authorization', scheme: 'Bearer' },
  'access-token': { token: 'access_token' },
  accessToken: { token: 'accessToken' },
  'same-origin': { cors: 'same' },
  'buckets-local': { buckets: 'local' },
  'buckets-start': { buckets: 'start' },
  'numbers-strings': { numbers: 'strings' },
  'codes-strings': { codes: 'strings' },
  lenient: { strict: false },
  'status-200': { statusAlways200: true },
};

/** The switches that the environment names (`FOREIGN`), by default the plainest. */
export function chosenSwitches(): Partial<Switches> {
  const name = process.env.FOREIGN ?? 'plainest';
  const found = VARIANTS[name];
  if (!found) throw new Error(`FOREIGN=${name}: one of ${Object.keys(VARIANTS).join(', ')}`);
  return found;
}
