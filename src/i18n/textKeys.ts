import type signedIn from './en/console';
import type deferred from './en/deferred';
import type signIn from './en/index';

/** What CLDR calls the kinds of number: a text that has some of them, and nothing else, is one text. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type IsPlural<T> = 'other' extends keyof T ? (Exclude<keyof T, PluralForm> extends never ? true : false) : false;
type IsText<T> = T extends string ? true : IsPlural<T>;

type KeysOf<T> = { [K in keyof T & string]: IsText<T[K]> extends true ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];

declare module '../../commands/core/textKey' {
  /** English has every text; lint holds the other languages against it. */
  interface TextKeys extends Record<KeysOf<typeof signIn> | KeysOf<typeof signedIn> | KeysOf<typeof deferred>, true> {}
}
