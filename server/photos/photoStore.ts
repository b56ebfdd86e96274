/** Where photos are kept. Names come from the content, so a photo never changes and keeping it twice stores it once. */
export interface PhotoStore {
  /** Done when it is kept for good. `name` is a file name without folders. */
  readonly keep: (name: string, bytes: Buffer) => Promise<void>;
  /** The photo kept under this name, or null. */
  readonly fetch: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Done when it is kept no more; nothing where it was not. */
  readonly remove: (name: string) => Promise<void>;
}

/** Every photo is of this type: whatever it came as, it was re-encoded. */
export const KEPT_TYPE = 'image/webp';
