/** How a question ends, in every dialog: at the end of the line, what leaves it first and what does it last, with their keys where there is room. */
export const FOOTER = 'flex shrink-0 flex-wrap justify-end gap-2 *:whitespace-nowrap max-md:[&_:is(bdi,kbd)]:hidden';
/** Each of its buttons. */
export const FOOTER_BUTTON = 'inline-flex h-10 items-center gap-2 rounded-lg px-4';
