import { texts } from '.';

/** What ends a sentence, at the end of what somebody wrote. */
const ENDS = /[.!?…。！？؟][”’»]?\u2069*$/;
/** No character of any text: it stands after such a name while that is put into one of ours. */
const MARK = '\uFDD0';

/** From now on, where a name that ends a sentence stands last in one of ours, ours ends with it, and not once more. */
export function endSentencesOnce(): void {
  const fill = texts.t;
  texts.t = (key, params) => {
    const given = Object.entries(params ?? {}).map(([name, value]) => [
      name,
      ENDS.test(`${value}`) ? value + MARK : value,
    ]);
    return fill(key, Object.fromEntries(given)).replace(/\uFDD0[.。]?/g, '');
  };
}
