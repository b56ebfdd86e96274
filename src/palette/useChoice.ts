import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Command, Option } from '../../commands/definition';
import { useOptionText } from '../forms';
import { isMac } from '../keys/platform';
import { readPress } from '../keys/press';
import { fold, nextBeginning } from './match';
import { useEnglishTexts } from './useEnglishTexts';

type NamesOf = (option: Option) => readonly string[];

/** What an option can be called by typing: as it is shown, in English, and by other words of its own; folded. */
export function useOptionNames(command: Command, name: string): NamesOf {
  const textOf = useOptionText(command, name);
  const english = useEnglishTexts();
  return (option) =>
    [textOf(option), english(`${command.id}.${name}.${option.value}`) ?? '', option.words ?? ''].map(fold);
}

/** Letters typed after such a rest begin another name. */
const REST_MS = 1000;
/** What types: one sign, or the two letters that an Arabic key gives at once. */
const TYPES = /^(.|\p{L}{2})$/u;

/** Moves by arrows or the beginning of an option's name, picks by Enter or by an option's letter. */
export function useChoice<T extends string>(
  options: readonly Option<T>[],
  namesOf: NamesOf,
  act: (index: number, by: 'enter' | 'letter' | 'space') => void,
  onBack: () => void,
  start = 0,
) {
  const [index, setIndex] = useState(start);
  const typed = useRef({ text: '', at: 0 });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current option may lie out of view
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  /** Takes a key as a letter of a name, unless letters pick here. A space is one only within a name. */
  const isTyped = ({ key, ctrlKey, metaKey, timeStamp }: KeyboardEvent) => {
    if (ctrlKey || metaKey || !TYPES.test(key) || options.some(({ press }) => press !== undefined)) return false;
    const begun = timeStamp - typed.current.at < REST_MS ? typed.current.text : '';
    if (key === ' ' && begun === '') return false;
    typed.current = { text: begun + key, at: timeStamp };
    // The first letter, typed again, goes on to the next name that begins with it.
    const found = nextBeginning(options.map(namesOf), fold(typed.current.text), begun === '' ? index + 1 : index);
    if (found !== undefined) setIndex(found);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const reading = readPress(event.nativeEvent, isMac());
    if (reading.is === 'ignored') return;
    if (isTyped(event)) return event.preventDefault();
    if (reading.is !== 'press') return;
    const pressed = options.findIndex(({ press }) => press === reading.press);
    if (event.key === 'ArrowDown') setIndex((index + 1) % options.length);
    else if (event.key === 'ArrowUp') setIndex((index - 1 + options.length) % options.length);
    else if (event.key === 'Enter' && !event.repeat) act(index, 'enter');
    else if (event.key === ' ') act(index, 'space');
    else if (event.key === 'Backspace') onBack();
    else if (pressed >= 0 && !event.repeat) {
      setIndex(pressed);
      act(pressed, 'letter');
    } else return;
    event.preventDefault();
  };
  return { index, setIndex, list, onKeyDown };
}
