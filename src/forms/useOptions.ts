import { useEffect, useState } from 'react';
import type { AskOneOf, Command } from '../../commands/core/definition';
import type { AnswerOption } from '../../commands/core/option';
import type { Refusal } from '../../contract/wire/endpoint';
import { textOr, useT } from '../i18n';
import { optionText } from '../i18n/optionText';
import { questionWorld } from '../run';

/** What an argument is called: its locale text, else its name. */
export function useLabel(command: Command, name: string): string {
  useT();
  return textOr(`${command.id}.${name}.label`, name);
}

/** `optionText`, in a component that renders again when the language changes. */
export function useOptionText(command: Command, name: string): (option: AnswerOption) => string {
  useT();
  return (option) => optionText(command, name, option);
}

interface Offered<T extends string> {
  readonly options: readonly AnswerOption<T>[];
  /** Why the server did not name its part of them, or null. */
  readonly trouble: Refusal | null;
  readonly isLoading: boolean;
}

/** The options of a choice: those that are fixed, then those that the server names. */
export function useOptions<T extends string>(ask: AskOneOf<T>, rows: readonly unknown[]): Offered<T> {
  const [found, setFound] = useState<readonly AnswerOption<T>[]>([]);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [isLoading, setLoading] = useState(ask.loadOptions !== undefined);
  useEffect(() => {
    let gone = false;
    void ask.loadOptions?.(questionWorld(), rows).then((answer) => {
      if (gone) return;
      setLoading(false);
      if (answer.refused === undefined) setFound(answer.data);
      else setTrouble(answer);
    });
    return () => {
      gone = true;
    };
  }, [ask, rows]);
  const fixed = ask.options(rows).map((option) => found.find(({ value }) => value === option.value) ?? option);
  return { options: [...fixed, ...found.filter((option) => !fixed.includes(option))], trouble, isLoading };
}
