/** A metric in a query, with the labels that the query matches it by or groups it by. */
interface Asked {
  readonly name: string;
  readonly labels: readonly string[];
}

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const WORDS = /^(?:and|or|unless|bool|offset)$/;

/** The metrics that a query of PromQL reads: what is left of it without functions, groupings, ranges and numbers. */
export function metricsIn(query: string): Asked[] {
  const grouped = [...query.matchAll(GROUPING)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const plain = query
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(GROUPING, '');
  return [...plain.matchAll(/\b([a-zA-Z_:][\w:]*)\b(?:\{([^}]*)\})?(?!\s*\()/g)]
    .map(([, name = '', matchers = '']) => ({
      name,
      labels: [...[...matchers.matchAll(/(\w+)\s*[!=]/g)].map(([, label = '']) => label), ...grouped],
    }))
    .filter(({ name }) => !WORDS.test(name));
}
