import type { Extension } from '../../contract/wire/endpoint';
import { ask, isGood, type Manner } from './wire';

/** What the console can do with each, for those who could add it to a server. */
export const HELPS: Readonly<Record<Extension, string>> = {
  'search.profiles': 'members are found by name, phone and e-mail, and not only by uid or pubkey',
  'search.posts': 'posts are found by their words',
  restore: 'hiding, blocking and deleting a post, and decisions on reports, can be undone',
  audit: 'everybody sees who changed what, when, from what to what',
  claims: 'two moderators do not work on one report at once',
  events: 'new reports arrive by themselves',
  notifications: 'notifications are written, sent and listed',
  stickers: 'stickers are looked at and uploaded',
  'stats.reports': 'statistics show how old open reports are and how fast they are decided',
  waiting: 'home says what waits, and lists are opened at just that',
  reply: 'reporters are answered by mail',
  'reply.thread': 'replies to a reporter are listed, changed and taken back before they leave',
  'reply.templates': 'replies are written from templates that all staff share',
  'temples.import': 'a thousand temples of a file are written by one call, and not by a thousand',
  'temples.filters': 'temples are filtered by type, city, country and what they lack',
  'temples.points': 'a map of 100,000 temples is read by four calls, and not by five hundred',
  imports: 'an import can be taken back by any colleague, from any machine',
  cases: 'reports about one post are one case, decided once',
  'cases.assign': 'a case is handed to a colleague, who is told, and everybody lists his own',
  'cases.opinion': 'a case is marked for another pair of eyes, with what the first has seen',
  'cases.records': 'a case says what became of other reports by the same people, and of other cases about its author',
  'cases.weight': 'the queue can begin with what is most urgent, and not only with what is newest or oldest',
  colleagues: 'a case can be handed to anybody, and a note mention anybody, without the right to see the staff',
  notes: 'staff write notes on cases and members, and call each other by name',
  presence: 'staff see who else has a screen before them',
  filters: 'lists are filtered by the server, so that totals and exports follow the filter',
  'post.detail': 'a single post is read by its id',
  'posts.together': 'a hundred posts are hidden or blocked by one call, and not by a hundred',
  'reports.together': 'a case is decided by one call, so that two who decide it at once never share it',
  bin: 'what was deleted can be looked at and restored for 30 days',
  'comments.act': 'comments are deleted by themselves, and restored',
  'audit.jobs': 'a bulk change stands in the log as one',
  idempotency: 'a creation whose answer was lost is sent again safely, by a browser too, instead of asking the person',
  sort: 'lists are sorted by the server, instead of after reading them to their end',
  'edits.partial': 'an edit sends only what it changes, so that two people overwrite nothing of each other',
  sessions: 'everybody sees where he is signed in, and ends a session that is lost',
  'profile.edit': 'everybody changes his own name and picture',
  secondFactor: 'staff sign in by a code beside the password, and a role can ask for it',
  passkeys: 'staff sign in by a passkey beside the password, which a role that asks for a code is content with',
  teamViews: 'a list as somebody has filtered and arranged it is there for the whole team, by name',
  organisation: 'staff sign in with the accounts of their organisation',
  serviceAccounts: 'programs work under accounts of their own, with a token that can be revoked',
  personal: 'what somebody has saved for themselves, views and macros, is the same in every browser',
  policies: 'the policies that a deletion or a blocking can rest on are listed, and a case says which one did',
  'reports.policy': 'a decision names one of those policies: listed while there is any',
  added: 'an addition says whether it was new, which spares a look before each',
};

/** The extensions that the server lists; null where it has no such list, as section 7 alone has none. */
export async function listedExtensions(manner: Manner): Promise<readonly string[] | null> {
  const answer = await ask(manner, 'GET /capabilities');
  if (!isGood(answer) || !Array.isArray(answer.data)) return null;
  return answer.data.filter((one): one is string => typeof one === 'string');
}
