interface SteadyWordsProps {
  readonly words: string;
  /** All that may stand in their place. */
  readonly all: readonly string[];
}

/**
 * Words in the room of the widest of all that may stand in their place, without anything being measured: all of it stands below them as lines
 * without height, which nobody sees or hears.
 */
export const SteadyWords = ({ words, all }: SteadyWordsProps) => (
  <span
    data-all={all.join('\n')}
    className="whitespace-nowrap after:invisible after:block after:h-0 after:overflow-hidden after:whitespace-pre after:content-[attr(data-all)]"
  >
    {words}
  </span>
);
