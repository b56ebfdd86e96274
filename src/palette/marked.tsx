import type { ReactNode } from 'react';
import { revealed } from '../ui/revealed';
import { markedPieces } from './marks';
import type { Query } from './match';

/**
 * A text in which stands out what was typed, by weight alone: that can be seen in every theme. `reveal` is for who wrote it (revealed.tsx). No
 * component: a key draws some thirty of them.
 */
export function marked(text: string, query: Query, reveal = revealed): ReactNode {
  let at = 0;
  return markedPieces(text, query).map(({ text: piece, isMarked }) => {
    const from = at;
    at += piece.length;
    const shown = reveal(text, from, at);
    return isMarked ? (
      <b key={from} className="font-bold">
        {shown}
      </b>
    ) : (
      shown
    );
  });
}
