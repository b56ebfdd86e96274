import type { TextKey } from '../../../commands/core/textKey';
/** Something to tell the person, as data: the shell turns it into words, a toast and an announcement. */
export interface ToastMessage {
  /**
   * `params.command`, `params.code` (with `params.message`, the server's words) and `params.permission` stand for their
   * words; `errors` says the reason alone, and `<command id>.done` what that command has done.
   */
  readonly key: TextKey | 'errors' | `${string}.done`;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly tone: 'good' | 'bad' | 'info';
  /** The command whose key is shown beside it. */
  readonly teaches?: string;
  /** The history entry that its Undo button undoes. */
  readonly undo?: string;
  /** The history entry that it is about: it replaces the earlier toast about that entry. */
  readonly about?: string;
  /** A held call: the countdown beside it. */
  readonly heldUntilMs?: number;
}
