import { isAct } from '../../../commands/definition';
import { COMMANDS } from '../../../commands/registry';
import type { AuditEntry } from '../../../contract/audit';
import * as audit from '../../../contract/audit';
import { call } from '../../client';
import { ago, text } from '../../grid/columns';
import { DetailWaiting } from '../../grid/DetailWaiting';
import { screen } from '../../grid/screen';
import { hasText, t } from '../../i18n';
import { later } from '../../shell/later';
import { session } from '../../state/session';

/** The title of the command that made a change, in the language spoken. */
export const commandTitle = (entry: AuditEntry): string =>
  hasText(`${entry.command}.title`) ? t(`${entry.command}.title`) : entry.command;

/** Before a search text, this asks for what one person did; without it, for a target by id. */
const BY = '@';

/** The log of what one person did, or of what happened to one target, as an address. */
export const logOf = (of: { actor: string } | { target: string }): string =>
  `/dashboard/audit?text=${encodeURIComponent('actor' in of ? BY + of.actor : of.target)}`;

/** Who did what: one's own changes, or everybody's for a super admin. */
export const auditScreen = screen<AuditEntry>({
  path: '/dashboard/audit',
  kind: null,
  idOf: (entry) => entry.id,
  title: 'go.audit.title',
  list: {
    key: 'audit',
    load: ({ pos, count, signal, filters, text: words }) => {
      const actor = words.startsWith(BY) ? words.slice(BY.length) : filters.actor && session.user?.user_name;
      const target = words.startsWith(BY) ? '' : words;
      return call(
        audit.list,
        {
          pos,
          count,
          ...(filters.command ? { command: filters.command } : {}),
          ...(actor ? { actor } : {}),
          ...(target ? { target } : {}),
        },
        { signal },
      );
    },
  },
  columns: [
    ago<AuditEntry>({ id: 'at', title: 'screens.audit.at', width: 130, of: (entry) => entry.at }),
    text<AuditEntry>({
      id: 'actor',
      title: 'screens.audit.actor',
      width: 200,
      of: (entry) => entry.actor.display_name,
    }),
    text<AuditEntry>({ id: 'command', title: 'screens.audit.command', width: 240, of: commandTitle }),
    text<AuditEntry>({ id: 'target', title: 'screens.audit.target', width: 280, of: (entry) => entry.target.id }),
  ],
  detail: later(() => import('./AuditDetail'), DetailWaiting),
  empty: 'screens.audit.empty',
  filters: [
    { id: 'actor', title: 'screens.audit.actor', options: [{ value: 'me', title: 'screens.audit.me' }] },
    {
      id: 'command',
      title: 'screens.audit.command',
      options: COMMANDS.filter(isAct).map(({ id }) => ({ value: id, title: `${id}.title` })),
    },
  ],
  canSearch: () => true,
});
