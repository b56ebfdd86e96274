import { useRef } from 'react';
import type { Answer } from '../../../contract/wire/endpoint';

/** The data of the answer; while it is waited for, or was refused, that of the last one about the same. */
export function useKept<T>(answer: Answer<T> | undefined, about: string): T | undefined {
  const kept = useRef<{ about: string; data: T } | null>(null);
  if (answer !== undefined && answer.refused === undefined) kept.current = { about, data: answer.data };
  return kept.current?.about === about ? kept.current.data : undefined;
}
