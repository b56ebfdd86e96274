import { Link } from 'wouter';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import type { AuditEntry } from '../../../contract/audit';
import { hasAddress, rowAddress } from '../../navigation/rowAddress';
import { revealed } from '../../ui/revealed';
import type { LogLine } from './scope';
import { type Part, sentenceParts } from './sentence';

/** Who did what to whom, with the way to what it was done to. */
export function Sentence({ of }: { of: LogLine }) {
  const address = targetAddress(of);
  return sentenceParts(of).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing of its own but its place
    <Piece key={index} part={part} address={address} />
  ));
}

function Piece({ part: { is, text }, address }: { part: Part; address: string | null }) {
  if (is === 'ours') return text;
  const words = <bdi className={is === 'who' ? 'font-medium' : undefined}>{revealed(text)}</bdi>;
  if (is !== 'what' || address === null) return words;
  // In a list the arrows go from row to row, and Tab out of it: who works by keys follows it from the detail.
  return (
    <Link href={address} tabIndex={-1} className="text-mark hover:underline underline-offset-2">
      {words}
    </Link>
  );
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/** Where what it was done to is shown; null where no screen shows it, or it is not there for this person. */
export function targetAddress({ target: { id, name, row, kind: recorded } }: AuditEntry): string | null {
  // What the log calls a case is a row of the report queue.
  const kind = recorded === 'case' ? 'report' : recorded;
  // Named by the server: it is there, and this person may see it.
  return name !== undefined && isKind(kind) && hasAddress(kind) ? rowAddress(kind, row ?? id) : null;
}
