/** What the screen's model reaches of the drawn grid. */
export interface GridHandle {
  readonly reveal: (position: number) => void;
  readonly pageRows: () => number;
  readonly focusCell: (end: 'first' | 'last') => void;
  /** Where a menu of the focused row opens. */
  readonly cursorBox: () => DOMRect | undefined;
}
