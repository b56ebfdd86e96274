import { Readable } from 'node:stream';

/** What waits for a slow reader at most: it holds what a quick one is told in minutes. */
const WAITING_MAX_BYTES = 256 * 1024;

/**
 * What one reader is told. A reader that does not take it is dropped before it costs memory: the stream breaks off, and the reader comes
 * again with where it was.
 */
export class EventStream extends Readable {
  constructor() {
    super({ read() {} });
  }

  say(message: string | Buffer): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength + Buffer.byteLength(message) > WAITING_MAX_BYTES) this.destroy();
    else this.push(message);
  }

  /** After a last message. */
  finish(): void {
    if (!this.destroyed) this.push(null);
  }
}
