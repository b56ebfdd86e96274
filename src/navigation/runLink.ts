const RUN = 'run';
const ANSWER = `${RUN}.`;

/**
 * What an address asks for besides its screen: `?run=profile.block&run.levels=post` opens the palette at that command, with these answers
 * to its questions filled in. Nothing runs before the person says so.
 */
export interface RunLink {
  /** Of a command. */
  readonly id: string;
  /** By the name of the question, as text; several of a few values with commas between them. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What the query of an address asks for; null where it asks for nothing. */
export function runLinkOf(search: string): RunLink | null {
  const query = new URLSearchParams(search);
  const id = query.get(RUN);
  if (!id) return null;
  const answers = [...query].flatMap(([name, value]) =>
    name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), value] as const] : [],
  );
  return { id, answers: Object.fromEntries(answers) };
}

/** The query without that: followed once, it is not followed again by a reload or the Back button. */
export function withoutRunLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (name === RUN || name.startsWith(ANSWER)) query.delete(name);
  return String(query);
}
