import { mayHide } from '../ui/mayHide';
import { Revealed } from '../ui/Revealed';
import { markedPieces } from './marks';
import type { Query } from './match';

/** A text in which stands out what was typed, by weight alone: that can be seen in every theme. */
export function Marked({ text, query }: { text: string; query: Query }) {
  const isHiding = mayHide(text);
  let at = 0;
  return markedPieces(text, query).map(({ text: piece, isMarked }) => {
    const from = at;
    at += piece.length;
    // A component for each piece would be felt at each key.
    const shown = isHiding ? <Revealed key={from} text={text} from={from} to={at} /> : piece;
    return isMarked ? (
      <b key={from} className="font-bold">
        {shown}
      </b>
    ) : (
      shown
    );
  });
}
