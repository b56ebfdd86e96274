const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser's own long name in two words that people know: `Firefox · Windows`; as it is where none of them is in it. */
export function agentText(agent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const known = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : agent;
}
