/** A list of comments on the page. */
export interface CommentThread {
  readonly hasMore: boolean;
  /** Loads three more; nothing where there are no more. */
  readonly grow: () => void;
  /** Moves the focus to the first comment that was not there before, else to the last there is. */
  readonly focus: () => void;
}

/** Those on the page, by whose comments they are (commentHandle.ts). */
export const threads = new Map<string, CommentThread>();

/** Three more of the comments of the detail that is open, for `l`; false where no detail is. Replies grow by their own button. */
export function growFirst(): boolean {
  const [, thread] = [...threads].find(([place]) => place.startsWith('post ')) ?? [];
  thread?.grow();
  return thread !== undefined;
}
