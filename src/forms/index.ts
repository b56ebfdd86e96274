export { AskField, type FormAsk } from './AskField';
export { CommandForm } from './CommandForm';
