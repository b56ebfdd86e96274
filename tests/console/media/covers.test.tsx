import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AskOneOf } from '../../../commands/core/definition';
import { isMutation } from '../../../commands/core/definition';
import { commandById } from '../../../commands/every';
import { renderCell } from '../../../src/grid/columns/unreadCell';
import { MediaView } from '../../../src/media/MediaView';
import { OneOfStep } from '../../../src/palette/OneOfStep';
import { pickerPrefs } from '../../../src/palette/UncoverButton';
import { mediaColumns } from '../../../src/screens/curated/media';
import { postColumns } from '../../../src/screens/posts/columns';
import { aMediaEntry, aPost, aTemple } from '../../commands/rows';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

const image = (idmedia: string) => ({ idmedia, mediaType: 1, url: `/${idmedia}.webp`, thumb: `/${idmedia}-t.webp` });
const draw = (node: ReactNode) => renderToStaticMarkup(node);
/** Of each picture drawn, how it is covered. */
const coversIn = (html: string) =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
    tag.includes('blur') || html.includes('blur') ? 'covered' : tag.includes('grayscale') ? 'grey' : 'uncovered',
  );

/** The step of a question of a command, about these rows. */
function stepOf(commandId: string, name: string, rows: readonly unknown[]) {
  const command = commandById(commandId);
  if (!command) throw new Error(commandId);
  const asks = (isMutation(command) ? command.asks : 'asks' in command ? command.asks : undefined) as Record<
    string,
    AskOneOf<string>
  >;
  return draw(
    <OneOfStep
      command={command}
      name={name}
      ask={asks[name] as AskOneOf<string>}
      rows={rows}
      args={{}}
      isFirst
      onDone={() => {}}
      onBack={() => {}}
      onBegun={() => {}}
    />,
  );
}

test('members’ pictures are covered where a question offers them, step by step uncovered for all of them', () => {
  const rows = [aPost({ media: [image('m1'), image('m2')] })];
  const asked = () => coversIn(stepOf('post.promoteSlider', 'idmedia', rows));
  expect(asked()).toEqual(['covered', 'covered']);
  pickerPrefs().uncovered = 1;
  expect(asked()).toEqual(['grey', 'grey']);
  pickerPrefs().uncovered = 2;
  expect(asked()).toEqual(['uncovered', 'uncovered']);
  pickerPrefs().uncovered = 0;
});

test('pictures that staff have given a temple are not covered where one of them is chosen', () => {
  const rows = [aTemple({ avatar: '/photos/a.webp' }), aTemple({ avatar: '/photos/b.webp' })];
  expect(coversIn(stepOf('temple.merge', 'avatar', rows))).toEqual(['uncovered', 'uncovered']);
});

test('what is on the slider or hotlive is shown as it is in its table and its detail; the same in a post is covered', () => {
  const [content] = mediaColumns;
  const row = aMediaEntry({ ...image('m3') });
  expect(coversIn(draw(content && renderCell(content, row)))).toEqual(['uncovered']);
  expect(coversIn(draw(<MediaView media={row} isVetted />))).toEqual(['uncovered']);
  expect(coversIn(draw(<MediaView media={row} />))).toEqual(['covered']);
  const post = aPost({ media: [image('m3')] });
  const cells = postColumns.map((column) => draw(renderCell(column, post))).join('');
  expect(coversIn(cells)).toContain('covered');
});

test('the player of another host is not loaded before it is asked for, vetted or not', () => {
  const media = { mediaType: 4, url: 'https://player.example/v', thumb: '/v.webp' };
  expect(draw(<MediaView media={media} isVetted />)).toContain('data-covered');
});
