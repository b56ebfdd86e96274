export { AskField } from './AskField';
export { CommandForm } from './CommandForm';
export { forgetDraft } from './drafts';
export { callWorld, useLabel, useOptions, useOptionText } from './options';
export { PREVIEWS, TRIALS } from './previews';
