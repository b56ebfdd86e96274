export { AskField } from './AskField';
export { CommandForm } from './CommandForm';
export { useLabel, useOptions, useOptionText } from './options';
