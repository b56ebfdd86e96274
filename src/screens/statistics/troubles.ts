import { useCallback, useEffect, useRef, useState } from 'react';
import { type Refused, reason } from '../../i18n/reason';

/** A part of home that could not be read. */
export interface Trouble {
  /** What the part is called. */
  readonly of: string;
  readonly refusal: Refused;
  /** What was read before is still shown. */
  readonly isStale: boolean;
  readonly retry: () => void;
}
export type TellTrouble = (part: string, trouble: Trouble | null) => void;

/** What could not be read, as the parts of home tell it, and the function by which they do. */
export function useTroubles(): { readonly told: readonly Trouble[]; readonly tell: TellTrouble } {
  const [told, setTold] = useState<Readonly<Record<string, Trouble>>>({});
  const tell = useCallback<TellTrouble>(
    (part, trouble) =>
      setTold(({ [part]: _before, ...others }) => (trouble === null ? others : { ...others, [part]: trouble })),
    [],
  );
  return { told: Object.values(told), tell };
}

/** Tells that a part could not be read, until it could. */
export function useTrouble(tell: TellTrouble, part: string, trouble: Trouble | null): void {
  const now = useRef(trouble);
  now.current = trouble;
  const { of, refusal, isStale } = trouble ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same trouble is told once, however often its part is drawn
  useEffect(() => {
    tell(part, trouble && { ...trouble, retry: () => now.current?.retry() });
  }, [tell, part, of, refusal, isStale]);
}

/** Those that say the same together: one reason is told once, and tried again by one press. */
export function alike(troubles: readonly Trouble[]): readonly (readonly Trouble[])[] {
  const groups = new Map<string, Trouble[]>();
  for (const trouble of troubles) {
    const says = `${trouble.isStale} ${reason(trouble.refusal)}`;
    groups.set(says, [...(groups.get(says) ?? []), trouble]);
  }
  return [...groups.values()];
}
