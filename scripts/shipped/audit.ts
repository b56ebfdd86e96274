import type { ShippedPackage } from './packages';

/** What `npm audit --json` says, as far as it is needed here; where the registry was not to be asked it says other things. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  /** Why it could not be asked. */
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}
interface Vulnerable {
  readonly name: string;
  readonly severity: string;
  /** Advisories, and names of packages through which it is one. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** What is known of the packages, each a sentence; or why nobody knows. */
export type Audit =
  | { readonly unknown: string }
  | { readonly unknown?: undefined; readonly shipped: readonly string[]; readonly tools: readonly string[] };

/**
 * Reads what npm has said, told apart by whether somebody gets the package with Tam Quan: npm's own `--omit=dev` would leave out all that is built into
 * the console. Nothing that can be read is no news, and never that all is well.
 */
export function readAudit(said: string, packages: readonly Pick<ShippedPackage, 'name'>[]): Audit {
  const report = parsed(said);
  const { vulnerabilities, message, error } = report ?? {};
  if (vulnerabilities === undefined) return { unknown: error?.summary || message || error?.code || 'no answer' };
  const names = new Set(packages.map(({ name }) => name));
  const found = Object.values(vulnerabilities);
  const saying = (isShipped: boolean) => found.filter(({ name }) => names.has(name) === isShipped).map(sentenceOf);
  return { shipped: saying(true), tools: saying(false) };
}

function sentenceOf({ name, severity, via }: Vulnerable): string {
  const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title}, ${one.url}`));
  return `${name} (${severity}): ${why.join('; ')}`;
}

function parsed(said: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(said);
    return report instanceof Object ? report : undefined;
  } catch {
    return undefined;
  }
}
