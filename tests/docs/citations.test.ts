import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, type Source, sources } from './sources';

interface Citation {
  /** File and line. */
  readonly place: string;
  readonly path: string;
  /** `3` or `3.2`; undefined where the page as a whole is meant. */
  readonly section: string | undefined;
}

/** A comment may break its line anywhere. */
const GAP = String.raw`\s+(?:(?:\*|//)\s+)?`;
const NUMBER = String.raw`(\d+(?:\.\d+)*)`;
const PAGE = String.raw`(?<![\w./-])(docs/[\w./-]+\.md|[A-Z][A-Z_-]*\.md)\b`;
/** A page of docs/, or one by its name in capitals, and the section or two that are meant of it. */
const CITATION = new RegExp(`${PAGE}(?:,?${GAP}sections?${GAP}${NUMBER}(?:${GAP}(?:and|to)${GAP}${NUMBER})?)?`, 'g');

/** The pages that stand at the root. */
const AT_ROOT = ['README.md', 'ARCHITECTURE.md', 'SECURITY.md'];

/** The sections that a page has, as its headings number them: `## 3. …`, `### 3.2 …`. */
const sectionsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#{2,} (\d+(?:\.\d+)*)\.? /gm)].flatMap(([, number]) => number ?? []);

const citationsIn = ({ path: source, text }: Source): readonly Citation[] =>
  [...text.matchAll(CITATION)].flatMap(({ 1: path = '', 2: first, 3: last, index }) => {
    const place = `${source}:${text.slice(0, index).split('\n').length}`;
    return (last === undefined ? [first] : [first, last]).map((section) => ({ place, path, section }));
  });

/** What is wrong with a citation, as a sentence; undefined where it holds. */
function troubleOf({ place, path, section }: Citation): string | undefined {
  if (!path.startsWith('docs/') && !AT_ROOT.includes(path)) return `${place} cites ${path}, which is no page of ours`;
  const file = join(ROOT, path);
  if (!existsSync(file)) return `${place} cites ${path}, which is not there`;
  if (section === undefined || sectionsOf(readFileSync(file, 'utf8')).includes(section)) return undefined;
  return `${place} cites section ${section} of ${path}, which has none`;
}

describe('citations', () => {
  test('every page that is cited is there, and has the section', () => {
    expect(
      sources()
        .flatMap(citationsIn)
        .flatMap((citation) => troubleOf(citation) ?? []),
    ).toEqual([]);
  });

  test('a page is found with its sections, also across a line of a comment', () => {
    const page = (name: string) => `docs/${name}.md`;
    const text = `/** ${page('a-b')} section\n * 3.2, and README.md;\n${page('c')}, sections 1 and 4. */\n// ${page('d')}\n`;
    expect(citationsIn({ path: 'x.ts', text })).toEqual([
      { place: 'x.ts:1', path: page('a-b'), section: '3.2' },
      { place: 'x.ts:2', path: 'README.md', section: undefined },
      { place: 'x.ts:3', path: page('c'), section: '1' },
      { place: 'x.ts:3', path: page('c'), section: '4' },
      { place: 'x.ts:4', path: page('d'), section: undefined },
    ]);
  });

  test('headings number the sections', () => {
    expect(sectionsOf('# 1. No\n## 3. Members\ntext\n### 3.2 Names\n## Without\n')).toEqual(['3', '3.2']);
  });
});
