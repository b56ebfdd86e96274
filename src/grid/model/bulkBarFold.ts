/** What the bar of a selection shows in the room it has. */
interface Folded {
  /** Commands with a button of their own. */
  readonly buttons: number;
  /** What says how many is the number alone. */
  readonly isShort: boolean;
  /** Buttons show their pictures and keys alone. */
  readonly isWordless: boolean;
}

/**
 * From all that there is to the narrowest. What rows wait for keeps its buttons and loses its words before any of it goes into the menu: a
 * decision out of sight is taken for one that can't be made. The first keeps its button at any width.
 *
 * @param most so many commands have a button where there is room
 * @param awaited so many of them, the first, are what rows wait for
 */
export function foldSteps(most: number, awaited: number): readonly Folded[] {
  const kept = Math.max(1, awaited);
  const step = (buttons: number, isShort: boolean, isWordless: boolean): Folded => ({ buttons, isShort, isWordless });
  return [
    ...downTo(kept, most).map((buttons) => step(buttons, false, false)),
    step(kept, true, false),
    ...(kept === 1 ? [] : [step(kept, false, true), ...downTo(1, kept).map((buttons) => step(buttons, true, true))]),
  ];
}

const downTo = (last: number, first: number) =>
  Array.from({ length: Math.max(1, first - last + 1) }, (_, at) => Math.max(first, last) - at);
