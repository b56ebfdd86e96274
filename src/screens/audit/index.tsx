import { lazy } from 'react';
import type { AuditEntry } from '../../../contract/audit';
import * as audit from '../../../contract/audit';
import { call } from '../../client';
import { ago, text } from '../../grid/columns';
import { screen } from '../../grid/screen';
import { hasText, t } from '../../i18n';

/** The title of the command that made a change, in the language spoken. */
export const commandTitle = (entry: AuditEntry): string =>
  hasText(`${entry.command}.title`) ? t(`${entry.command}.title`) : entry.command;

/** Who did what: one's own changes, or everybody's for a super admin. The search text is a target's id. */
export const auditScreen = screen<AuditEntry>({
  path: '/dashboard/audit',
  kind: null,
  idOf: (entry) => entry.id,
  title: 'go.audit.title',
  list: {
    key: 'audit',
    load: ({ pos, count, signal, text: target }) =>
      call(audit.list, { pos, count, ...(target === '' ? {} : { target }) }, { signal }),
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
  detail: lazy(() => import('./AuditDetail')),
  empty: 'screens.audit.empty',
  canSearch: () => true,
});
