/**
 * The keys of all texts. Commands name texts and have none: who has them adds their keys (src/i18n/textKeys.ts), so that a key without
 * a text does not compile.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the texts are
export interface TextKeys {}

/** A locale key, such as `common.save`. One with forms for numbers is named without them. */
export type TextKey = keyof TextKeys;

/** What has a title, as every command has. */
export type Titled = Above<'title'>;
/** What has a hint, as every empty list has. */
export type Hinted = Above<'hint'>;

type Above<Last extends string> = TextKey extends infer Key
  ? Key extends `${infer Name}.${Last}`
    ? Name
    : never
  : never;
