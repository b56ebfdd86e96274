import type { Kind } from '../../../commands/core/rows';

/** Which reader of the registry called: only for what a reader may do differently, never for who may. */
export type Source = 'palette' | 'key' | 'menu' | 'bulk' | 'button' | 'sidebar' | 'undo' | 'address';

export interface Invocation {
  readonly rows?: readonly unknown[];
  /** Of which kind they are, or are to be found: said where the command takes any. */
  readonly rowKind?: Kind;
  readonly args?: Readonly<Record<string, unknown>>;
  /** What its questions begin with, as text: each of them is asked. */
  readonly starts?: Readonly<Record<string, string>> | undefined;
  /** Takes the start of every question for its answer. */
  readonly withDefaults?: boolean;
  readonly source: Source;
}

export type Invoked =
  | { readonly is: 'ran' }
  | { readonly is: 'steppedOut' }
  | { readonly is: 'running' }
  | { readonly is: 'disabled'; readonly why: string }
  | { readonly is: 'missing'; readonly permission: string | undefined }
  | { readonly is: 'unknown' };

/** What became of a change; `isFollowed`: its question stays open until that is known. */
export interface Begun {
  readonly what: Invoked;
  readonly isFollowed?: boolean;
}
