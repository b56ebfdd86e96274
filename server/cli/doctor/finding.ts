/** What one look at a set-up has found. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'error';
  /** A sentence. */
  readonly what: string;
  /** What to do about it, as a sentence; absent where all is well, or where it is said already. */
  readonly advice?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice });
/** Without advice where the sentence has it already. */
export const error = (what: string, advice?: string): Finding => ({ level: 'error', what, ...(advice && { advice }) });

/** The finding as one line, for a terminal and for what reads it. */
export const lineOf = ({ level, what, advice }: Finding): string =>
  `${level.padEnd(8)} ${[what, advice].filter((text) => text !== undefined).join(' ')}`.replaceAll(/\s*\n\s*/g, ' ');
