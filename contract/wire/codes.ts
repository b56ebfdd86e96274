/**
 * Every code that `error.code` of an answer can carry, docs/specification.md section 8 and docs/specification.md section 12.2.
 * Three never stand on the wire: the client gives `lost` when no answer came at all, and `unreadable` for one that is no envelope: a page
 * of a proxy, an empty body, one that broke off; a command of several calls gives `halfDone` where the first was done and a later one
 * refused, and has words of its own for it. Other servers may have codes besides these.
 */
export const Code = {
  ok: 200,
  sessionEnded: 303,
  notFound: 304,
  alreadyExists: 305,
  passwordWrong: 306,
  forbidden: 308,
  codeNeeded: 309,
  secondFactorFirst: 310,
  signInAnew: 311,
  taskEnded: 313,
  malformed: 400,
  changedMeanwhile: 409,
  tooLarge: 413,
  notAnImage: 415,
  tooManyTries: 429,
  unexpected: 500,
  unavailable: 503,
  lost: 0,
  unreadable: 1,
  halfDone: 2,
} as const;

export type Code = (typeof Code)[keyof typeof Code];

/** The HTTP status that carries a code; 306 is 401 at login only, which the login handler says itself. */
export const HTTP_STATUS: Record<Exclude<Code, 0 | 1 | 2>, number> = {
  200: 200,
  303: 401,
  304: 404,
  305: 409,
  306: 422,
  308: 403,
  309: 401,
  310: 403,
  311: 401,
  313: 410,
  400: 400,
  409: 409,
  413: 413,
  415: 415,
  429: 429,
  500: 500,
  503: 503,
};
