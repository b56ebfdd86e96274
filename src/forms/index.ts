export { AskField } from './AskField';
export { AskPictureField } from './AskPictureField';
export { CommandForm, type FieldAsk } from './CommandForm';
export { forgetDraft } from './drafts';
export { callWorld, useLabel, useOptions, useOptionText } from './options';
export { PREVIEWS, TRIALS } from './previews';
export { hasUnsent, useUnsent } from './unsent';
