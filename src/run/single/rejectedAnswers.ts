import type { Ask, Asks, Command } from '../../../commands/core/definition';
import type { TextKey } from '../../../commands/core/textKey';
import { Code } from '../../../contract/wire/codes';
import type { RejectedAnswers } from '../call/prompts';

interface Failure {
  readonly code: number;
  /** The server's words. */
  readonly message?: string;
  readonly data?: unknown;
}

/**
 * Which arguments a refusal is about, so that its reason is shown at their fields: those that it names by the call's own fields
 * (`data.issues`, docs/specification.md section 12.2), else those that the code or the words of the server can mean (`refusals` in
 * commands/core/definition.ts).
 */
export function rejectedAnswers(command: Command, { code, message = '', data }: Failure): RejectedAnswers {
  const asks = Object.entries((command.asks ?? {}) as Asks);
  const wire = fieldsIn(data);
  const named = asks.filter(([name, ask]) => wire.some((field) => namesOf(name, ask).includes(field)));
  const isMeant = ({ codes, words }: NonNullable<ReturnType<typeof refusalsOf>>) =>
    codes?.includes(code) || (words !== undefined && message.toLowerCase().includes(words));
  const meant =
    named.length > 0
      ? named
      : asks.filter(([, ask]) => {
          const refusals = refusalsOf(ask);
          return refusals !== undefined && isMeant(refusals);
        });
  const fields = Object.fromEntries(meant.map(([name, ask]) => [name, wordsOf(ask, code)]));
  return { code, fields, ...(OURS.has(code) ? {} : { message }) };
}

/** Codes whose words are ours. */
const OURS: ReadonlySet<number> = new Set(Object.values(Code).filter((code) => code !== Code.unreadable));

const refusalsOf = (ask: Ask) => ('refusals' in ask ? ask.refusals : undefined);
const wordsOf = (ask: Ask, code: number): TextKey | null =>
  refusalsOf(ask)?.says ?? (code === Code.malformed ? 'palette.fieldRefused' : null);

/** `display_name` on the wire is `displayName` here. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
const namesOf = (name: string, ask: Ask) => [name, ...(refusalsOf(ask)?.fields ?? [])].map(plain);

/** The fields that a refusal names: `body.roles.0` is the field `roles`. */
function fieldsIn(data: unknown): readonly string[] {
  const { issues } = (typeof data === 'object' && data !== null ? data : {}) as { readonly issues?: unknown };
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: { readonly path?: unknown } | null) => {
    const parts = typeof issue?.path === 'string' ? issue.path.split('.') : [];
    const [field] = parts[0] === 'body' ? parts.slice(1) : parts;
    return field === undefined ? [] : [plain(field)];
  });
}
