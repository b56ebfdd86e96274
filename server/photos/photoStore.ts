/** Where photos are kept. Names are of the content, so what is kept never changes and keeping it twice keeps it once. */
export interface PhotoStore {
  /** Done when it is kept for good. `name` is a file name without folders. */
  readonly keep: (name: string, bytes: Buffer) => Promise<void>;
  /** What is kept under this name; null where there is nothing. */
  readonly fetch: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
}

/** Every photo is of this type: whatever it came as, it was encoded anew. */
export const KEPT_TYPE = 'image/webp';
