import { markedPieces } from './marks';
import type { Query } from './match';

/** A text in which stands out what was typed, by weight alone: that can be seen in every theme. */
export function Marked({ text, query }: { text: string; query: Query }) {
  return markedPieces(text, query).map(({ text: piece, isMarked }, at) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <b key={at} className="font-bold">
        {piece}
      </b>
    ) : (
      piece
    ),
  );
}
