import { Fragment } from 'react';
import { useSnapshot } from 'valtio';
import { SPOKEN } from './keyText';
import { labelOf, printed, useWorkingKeys } from './labels';

/** Where keys begin and end within a sentence: no characters of any text. */
const [BEGINS, ENDS] = ['\uFDD1', '\uFDD2'];

/** A press, or several after each other, to be put into a sentence that `WithCaps` draws. */
export const capsOf = (...presses: readonly string[]) => presses.map((press) => BEGINS + press + ENDS).join(' ');

/** A sentence in which keys look as they do beside buttons. Unlike there they are read aloud: without them it would not be one. */
export function WithCaps({ text }: { text: string }) {
  useWorkingKeys();
  useSnapshot(printed);
  return text.split(BEGINS).map((piece, nth) => {
    const [press = '', after] = piece.split(ENDS);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, always in this order
      <Fragment key={`${nth}${piece}`}>
        {after === undefined ? piece : <Caps press={press} />}
        {after}
      </Fragment>
    );
  });
}

const Caps = ({ press }: { press: string }) => (
  <bdi dir="ltr" className="keycaps inline-flex gap-1">
    {labelOf(press).map((label, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one press, always in this order
      <kbd key={`${index}${label}`}>
        {SPOKEN[label] === undefined ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className="sr-only">{SPOKEN[label]}</span>
          </>
        )}
      </kbd>
    ))}
  </bdi>
);
