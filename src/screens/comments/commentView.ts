import { type ActiveView, notAList } from '../../state/activeView';
import { openComments } from './commentHandle';

const ours = new WeakSet<ActiveView>();

/** Whether commands act on a comment just now. */
export const isOfComments = (view: ActiveView | null): boolean => view !== null && ours.has(view);

/** A comment with the focus as what commands act on. `all` holds the comments that one walks through; `before` had the focus before. */
export function commentView(comment: HTMLElement, all: HTMLElement, before: ActiveView | null): ActiveView {
  const id = comment.dataset.comment ?? '';
  const step = (by: 1 | -1) => {
    const comments = [...all.querySelectorAll<HTMLElement>('[data-comment]')];
    comments[comments.indexOf(comment) + by]?.focus();
  };
  const view: ActiveView = {
    ...notAList,
    kind: 'comment',
    part: 'detail',
    cursorId: () => id,
    verb(verb) {
      if (verb === 'next') step(1);
      else if (verb === 'previous') step(-1);
      else if (verb === 'open') openComments.replies[id] = true;
      else if (verb === 'menu') comment.querySelector<HTMLElement>('[data-comment-menu]')?.click();
      else if (verb === 'close') {
        // The row may stand on no page yet, as one that a link opened: then the detail has the focus.
        comment.closest<HTMLElement>('[data-surface="detail"]')?.focus();
        before?.focus();
      }
    },
    // Its comments may have been rendered again since.
    focus: () =>
      (comment.isConnected
        ? comment
        : (all.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`) ?? all)
      ).focus(),
  };
  ours.add(view);
  return view;
}
