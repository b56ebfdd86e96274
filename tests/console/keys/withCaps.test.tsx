import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { capsOf, WithCaps } from '../../../src/keys/WithCaps';

beforeAll(() => {
  vi.stubGlobal('navigator', { platform: 'Linux' });
});

const drawn = (text: string) => renderToStaticMarkup(<WithCaps text={text} />);

test('keys within a sentence are caps, one for each, and the words around them stay', () => {
  const shown = drawn(`Press ${capsOf('Mod+K')} to find a command.`);
  expect(shown.replaceAll(/<\/?bdi[^>]*>/g, '')).toBe('Press <kbd>Ctrl</kbd><kbd>K</kbd> to find a command.');
});

test('several presses are told apart, and a sign is read by its name', () => {
  expect(drawn(`${capsOf('ArrowLeft', 'ArrowRight')} move`).match(/<bdi/g)).toHaveLength(2);
  expect(drawn(capsOf('Enter'))).toContain('<span class="sr-only">Enter</span>');
});

test('a sentence without a key is its words', () => {
  expect(drawn('Nothing to do.')).toBe('Nothing to do.');
});
