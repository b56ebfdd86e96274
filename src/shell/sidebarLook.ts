/** How a link of the sidebar looks, to a screen or to a view. */
export const SIDEBAR_LINK = 'group relative flex items-center gap-3 h-9 px-2.5 rounded-md';
/** One that leads elsewhere, and one that leads to where the person is. */
export const LEADS_ELSEWHERE = 'text-sidebar-soft hover:text-sidebar-ink hover:bg-sidebar-ink/8';
export const LEADS_HERE = 'bg-sidebar-active text-sidebar-ink font-medium';
/** Its keys stand there without a frame. */
export const SIDEBAR_KEYS =
  '[&_kbd]:min-w-3 [&_kbd]:border-transparent [&_kbd]:bg-transparent [&_kbd]:px-0 [&_kbd]:text-inherit';
