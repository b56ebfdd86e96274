export { AskField } from './AskField';
export { CommandForm } from './CommandForm';
