export { AskField } from './AskField';
export { AskPictureField } from './AskPictureField';
export { CommandForm, type FieldAsk } from './CommandForm';
export { draftPlaceOf, forgetDraft, keepTextDraft, textDraftOf } from './drafts';
export { linkedStart, TEXTS } from './linkedStart';
export { PREVIEWS, TRIALS } from './previews';
export { hasUnsentInput, useUnsent } from './unsent';
export { useLabel, useOptions, useOptionText } from './useOptions';
