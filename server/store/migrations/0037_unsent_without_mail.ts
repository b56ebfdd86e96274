import { UNSENT } from '../unsent';

/** Replies of a time without a mail server are counted with those that could not be sent: nobody has read them either. */
export const unsentWithoutMail = {
  name: '0037_unsent_without_mail',
  up: [
    'DROP INDEX reply_unsent',
    `CREATE INDEX reply_unsent ON reply (case_id) WHERE ${UNSENT}`,
    // Of members who were erased before: nobody is left to be written to.
    `UPDATE reply SET reason = 'noAddress' WHERE state = 'notSent' AND text = ''`,
  ],
};
