import { proxy } from 'valtio/vanilla';
import { waiting } from '../client/reach';

/** Whether the server is out of reach, as far as that is known before somebody acts. */
export const connection = proxy({ isLost: false });

/** The stream has broken off, and nothing was heard of the server since. */
let isSilent = false;

const look = () => {
  connection.isLost = !navigator.onLine || isSilent;
};

/** The stream has broken off and not come back. */
export function streamLost(): void {
  isSilent = true;
  look();
}

/** Something has come from the server. */
export function streamHeard(): void {
  isSilent = false;
  look();
}

/** Keeps to what the browser says of the network, and to any answer of the server, until it is stopped. */
export function followConnection(): () => void {
  const gone = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, look, { signal: gone.signal });
  waiting.add(streamHeard);
  look();
  return () => {
    gone.abort();
    waiting.delete(streamHeard);
    isSilent = false;
  };
}
