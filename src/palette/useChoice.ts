import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Command } from '../../commands/core/definition';
import type { AnswerOption } from '../../commands/core/option';
import { useOptionText } from '../forms';
import { isMac } from '../keys/platform';
import { readPress } from '../keys/press';
import { bestMatches, foldWords, haystackOf } from './match';
import { useEnglishTexts } from './useEnglishTexts';

type NamesOf = (option: AnswerOption) => readonly string[];

/** What an option can be called by typing: as it is shown, in English, and by other words of its own. */
export function useOptionNames(command: Command, name: string): NamesOf {
  const textOf = useOptionText(command, name);
  const english = useEnglishTexts();
  return (option) => [textOf(option), english(`${command.id}.${name}.${option.value}`) ?? '', option.words ?? ''];
}

/** How many options a page key passes by. */
const PAGE = 8;

interface Choosing<T extends string> {
  readonly options: readonly AnswerOption<T>[];
  readonly namesOf: NamesOf;
  readonly act: (value: T, by: 'enter' | 'letter' | 'space') => void;
  readonly onBack: () => void;
  /** The option that is marked at first. */
  readonly start?: T | undefined;
  /** Space acts on the marked option, unless an option's name goes on with it after what is typed ("Tiếng Anh"). */
  readonly spaceActs?: boolean;
}

/**
 * A choice among options: by their letters where they have some, else by typing, which leaves those that fit, as in the palette's root.
 * `at` is the place of the marked one among the `shown`, -1 where nothing fits.
 */
export function useChoice<T extends string>({ options, namesOf, act, onBack, start, spaceActs = false }: Choosing<T>) {
  const hasLetters = options.some(({ press }) => press !== undefined);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<T | undefined>(start);
  const focus = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field comes or goes with the options
  useEffect(() => focus.current?.focus(), [hasLetters]);
  const shown =
    text.trim() === ''
      ? options
      : bestMatches(options, (option) => haystackOf(namesOf(option)), text, options.length, { wholly: true });
  const known = shown.findIndex(({ value }) => value === marked);
  const at = known < 0 && shown.length > 0 ? 0 : known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked option may lie out of view
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, text]);
  const mark = (place: number) => setMarked(shown[place]?.value);
  const type = (typed: string) => {
    setText(typed);
    // The best fit is marked, and at the beginning what was marked then.
    setMarked(typed.trim() === '' ? start : undefined);
  };
  const goesOnWithSpace = (typed: string) =>
    typed.trim() !== '' &&
    options.some((option) => namesOf(option).some((name) => foldWords(name).includes(foldWords(`${typed} `))));
  const onKeyDown = (event: KeyboardEvent) => {
    const reading = readPress(event.nativeEvent, isMac());
    if (reading.is === 'ignored') return;
    const [first, last] = [0, shown.length - 1];
    const option = shown[at];
    const letter =
      reading.is === 'press' ? options.find(({ press }) => press !== undefined && press === reading.press) : undefined;
    if (event.key === 'ArrowDown') mark(at >= last ? first : at + 1);
    else if (event.key === 'ArrowUp') mark(at <= first ? last : at - 1);
    else if (event.key === 'PageDown') mark(Math.min(last, at + PAGE));
    else if (event.key === 'PageUp') mark(Math.max(first, at - PAGE));
    else if (event.key === 'Enter') {
      if (!event.repeat && option) act(option.value, 'enter');
    } else if (event.key === ' ' && ((spaceActs && !goesOnWithSpace(text)) || hasLetters)) {
      if (!option) return event.preventDefault();
      // The next one is found among all of them again.
      setText('');
      setMarked(option.value);
      act(option.value, 'space');
    } else if (event.key === 'Backspace' && text === '') onBack();
    else if (letter && !event.repeat) {
      setMarked(letter.value);
      act(letter.value, 'letter');
    } else return;
    event.preventDefault();
  };
  return { hasLetters, text, type, shown, at, mark, focus, list, onKeyDown };
}
