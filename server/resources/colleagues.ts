import * as colleagues from '../../contract/colleagues';
import { NOTED } from '../../contract/notes';
import { type ServedCall, serve } from '../http/serve';
import { colleaguesAtWork } from '../store/colleagues';

/** Whom one can hand something to or mention, also for those who may not manage the staff (extension `colleagues`). */
export const colleaguesResource: readonly ServedCall[] = [
  serve(colleagues.list, ({ tx, input }) => colleaguesAtWork(tx, NOTED[input.kind])),
];
