import type { Colleague } from '../../contract/caseDesk';
import type { WhoIsThere } from '../../contract/events';
import type { Place } from '../../contract/presence';

/** In half of the time that the server keeps it. */
const RENEW_MS = 45_000;
/** A screen that somebody only passes through is not said. */
const PASSED_WITHIN_MS = 300;

interface Deps {
  /** The screen that is open and looked at. */
  readonly placeNow: () => Place | undefined;
  /** Says where this window is, and resolves with who else is there, or undefined where that can't be had. */
  readonly say: (place: Place) => Promise<readonly Colleague[] | undefined>;
  readonly leave: () => void;
  /** Shows who else is there. */
  readonly show: (others: readonly Colleague[]) => void;
}

/** Says to the others where this window is, for as long as somebody is there, and shows who else is (docs/specification.md section 12.11). */
export function sayWhere({ placeNow, say, leave, show }: Deps) {
  let said: Place | undefined;
  let saidAtMs = 0;
  let heard = 0;
  let isOver = false;
  let passing: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const look = async () => {
    const place = isOver ? undefined : placeNow();
    if (place === undefined) return leaveNow();
    if (place === said && Date.now() - saidAtMs < RENEW_MS) return;
    said = place;
    saidAtMs = Date.now();
    const heardBefore = heard;
    const others = await say(place);
    // It was left meanwhile, and what was said may have come after that.
    if (said === undefined) leave();
    // What was told meanwhile is not older.
    else if (others && said === placeNow() && heard === heardBefore) show(others);
  };
  const lookInTurn = () => {
    underWay = underWay.then(look);
  };
  function leaveNow(): void {
    if (said === undefined) return;
    said = undefined;
    show([]);
    leave();
  }

  return {
    /** Looks if there is something to say: that this window is somewhere else, or still there. */
    look: lookInTurn,
    /** Another screen may be open. */
    move: (): void => {
      if (placeNow() === said) return;
      show([]);
      saidAtMs = 0;
      clearTimeout(passing);
      passing = setTimeout(lookInTurn, PASSED_WITHIN_MS);
    },
    /** Says it again: what the others have said since may not have been heard. */
    again: (): void => {
      saidAtMs = 0;
      lookInTurn();
    },
    /** At once: the page may go. */
    leave: leaveNow,
    hear: ({ place, present }: WhoIsThere): void => {
      if (place !== said || place !== placeNow()) return;
      heard += 1;
      show(present);
    },
    stop: (): void => {
      isOver = true;
      clearTimeout(passing);
      leaveNow();
    },
  };
}
