/** What no picture or sound has: `javascript:`, `data:text/html` and the like. */
const NOT_SHOWN = /^\s*(?!https?:|blob:|data:image\/)[a-z][\w+.-]*:/i;

/** The address of a picture or sound that somebody wrote; empty where it is none: the browser would refuse it and complain of the page. */
export const shownAddress = (address = ''): string => (NOT_SHOWN.test(address) ? '' : address);
