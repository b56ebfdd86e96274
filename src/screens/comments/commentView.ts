import { NO_LIST, type Surface } from '../../state/activeView';
import { openComments } from './commentHandle';

const ours = new WeakSet<Surface>();

/** Whether commands act on a comment just now. */
export const isOfComments = (surface: Surface | null): boolean => surface !== null && ours.has(surface);

/** A comment with the focus as what commands act on. `all` holds the comments that one walks through; `before` had the focus before. */
export function commentSurface(comment: HTMLElement, all: HTMLElement, before: Surface | null): Surface {
  const id = comment.dataset.comment ?? '';
  const step = (by: 1 | -1) => {
    const comments = [...all.querySelectorAll<HTMLElement>('[data-comment]')];
    comments[comments.indexOf(comment) + by]?.focus();
  };
  const surface: Surface = {
    ...NO_LIST,
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
    // Its comments may have been drawn anew meanwhile.
    focus: () =>
      (comment.isConnected
        ? comment
        : (all.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`) ?? all)
      ).focus(),
  };
  ours.add(surface);
  return surface;
}
