import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOT_OURS, ROOT, type Source, sources } from './sources';

const CODE = /\.(tsx?|mjs|css)$/;
/** What stands in a string or a pattern and only looks like a comment has a sign before it. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![^\s;{}(),])\/\/.*$/gm;

/** Part of a path; `*`, `<word>` and `{one,other}` stand for any name. */
const PART = String.raw`(?:[\w.*-]|<\w+>|\{[\w,]+\})+`;
/** A file by its ending, with or without folders, or whatever lies below one of our folders. */
const PATH = new RegExp(
  String.raw`(?<![\w/.:$@*<{}-])(?:\.{1,2}/)?(?:(?:${PART}/)*[\w.*-]+\.(?:tsx?|mjs|css|grit|json|html|md|yaml)\b|(?:contract|commands|src|server|tests|scripts|docs|packaging)/(?:${PART}/?)*)`,
  'g',
);
/** An identifier in backticks, with its members or brackets, if any; no file. */
const IDENTIFIER = /`(?![\w.]+\.(?:tsx?|mjs|css|grit|json)`)([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/g;
/** Other pages put in backticks what is typed, answered, or to be said otherwise. */
const ABOUT_CODE = ['ARCHITECTURE.md', 'docs/decisions.md'];
/** Words that are nobody's identifier here: what a style of MapLibre may hold. */
const OF_OTHERS: ReadonlySet<string> = new Set(['glyphs']);

/** A piece of text that people read, and where it stands. */
interface Passage {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const commentsOf = ({ path, text }: Source): readonly Passage[] =>
  [...text.matchAll(COMMENT)].map(({ 0: comment, index }) => ({ path, line: lineAt(text, index), text: comment }));

/** Every file of the repository, by the ends of its path and of those of the folders above it. */
function placesIn(files: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let from = 0; from < parts.length; from += 1)
      for (let to = from + 1; to <= parts.length; to += 1) places.add(parts.slice(from, to).join('/'));
  }
  return places;
}

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(`${ROOT}/${folder}`, { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** The code alone, and the words it is made of. */
interface Code {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function codeOf(all: readonly Source[]): Code {
  const text = all
    .filter(({ path }) => CODE.test(path))
    .map((source) => source.text.replaceAll(COMMENT, ' '))
    .join('\n');
  return { text, words: new Set(text.match(/[\w$]+/g)) };
}

const WILD = /\*|<\w+>|\{[\w,]+\}/;
const patternOf = (place: string) =>
  new RegExp(
    `^${place
      .split(WILD)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^/]+')}$`,
  );

/** Paths that lead nowhere. A file that the code makes or asks for is named in the code. */
function* lostPaths({ path, line, text }: Passage, places: ReadonlySet<string>, code: Code): Generator<string> {
  for (const { 0: named, index } of text.matchAll(PATH)) {
    const place = named.replace(/^(\.{1,2}\/)+/, '').replace(/[./]+$/, '');
    const isThere = WILD.test(place)
      ? [...places].some((one) => patternOf(place).test(one))
      : places.has(place) || code.text.includes(place);
    if (!isThere) yield `${path}:${line + lineAt(text, index) - 1} names ${named}, which is not there`;
  }
}

/** Identifiers that no code has. */
function* lostNames({ path, line, text }: Passage, { words }: Code): Generator<string> {
  for (const { 1: name = '', index } of text.matchAll(IDENTIFIER))
    if (!name.split('.').every((word) => words.has(word) || OF_OTHERS.has(word)))
      yield `${path}:${line + lineAt(text, index) - 1} names ${name}, which no code has`;
}

describe('what comments and pages name', () => {
  const all = sources();
  const code = codeOf(all);
  const places = placesIn([...filesOf('')]);
  const comments = all.filter(({ path }) => CODE.test(path)).flatMap(commentsOf);
  const pages = all.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => ({ path, line: 1, text }));

  test('is there: every file and folder', () => {
    expect([...comments, ...pages].flatMap((passage) => [...lostPaths(passage, places, code)])).toEqual([]);
  });

  test('is there: every identifier of a comment, or of a page about the code', () => {
    const ofCode = pages.filter(({ path }) => ABOUT_CODE.includes(path));
    expect([...comments, ...ofCode].flatMap((passage) => [...lostNames(passage, code)])).toEqual([]);
  });

  test('is missed where it is gone', () => {
    const there = placesIn(['src/run/job/jobs.ts', 'src/i18n/en/run.ts']);
    const source = (text: string) => ({ path: 'a.ts', text });
    const ours = codeOf([source("run('config.json'); // gone")]);
    const passages = commentsOf(
      source(
        "'http://x';\n// `run()`, `gone`: job/jobs.ts, run/jobs.ts,\n/* config.json */\n// src/i18n/*/run.ts, src/<area>/job.ts, src/run/…",
      ),
    );
    expect(passages.flatMap((one) => [...lostPaths(one, there, ours), ...lostNames(one, ours)])).toEqual([
      'a.ts:2 names run/jobs.ts, which is not there',
      'a.ts:2 names gone, which no code has',
      'a.ts:4 names src/<area>/job.ts, which is not there',
    ]);
  });
});
