/**
 * Dims the page below a dialog, and takes what is pressed beside it. No overlay of Radix: what that does against scrolling has the whole page
 * styled anew when a dialog comes and when it goes, and nothing scrolls below this.
 */
export const Backdrop = ({ className }: { readonly className: string }) => (
  <div className={`pointer-events-auto fixed inset-0 ${className}`} />
);
