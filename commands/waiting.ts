import * as reports from '../contract/reports';
import * as imports from '../contract/temples/imports';
import type { PermissionRule } from '../contract/wire/permissions';
import { defineConsoleCommand, nothing } from './core/definition';

const QUEUE = '/dashboard/report';
const OLDEST_FIRST = `${QUEUE}?sort=time`;

/** Where each list of what waits is: exactly the rows that home has counted. */
export const WAITING_AT = {
  mine: `${OLDEST_FIRST}&whose=mine`,
  opinion: `${OLDEST_FIRST}&waits=opinion`,
  month: `${OLDEST_FIRST}&waits=month`,
  week: `${OLDEST_FIRST}&waits=week`,
  reply: `${QUEUE}?decision=all&waits=reply`,
  imports: '/dashboard/temple-manager/imports?failed=yes',
} as const;

/** Opens one of them. Its key works on home, where the number stands, and decides nothing in the list that it opens: it may be pressed twice. */
const list = <const Id extends keyof typeof WAITING_AT>(
  id: Id,
  press: string,
  icon: string,
  permission: PermissionRule = reports.list.permission,
) =>
  defineConsoleCommand({
    id: `waiting.${id}`,
    on: nothing(),
    permission,
    extension: 'waiting',
    icon,
    key: { press, where: 'stats' },
    run: (world) => world.go(WAITING_AT[id]),
  });

/** Begins with the case that has waited longest; on a server that sorts no cases with the queue as it is. */
const start = defineConsoleCommand({
  id: 'waiting.start',
  on: nothing(),
  permission: reports.list.permission,
  icon: 'play',
  key: { press: 'Enter', where: 'stats' },
  run: async (world) => {
    if (!world.has('cases') || !world.has('sort')) return world.go(QUEUE);
    const answer = await world.call(reports.cases, { action: 'open', sort: 'time', count: 1 });
    if (answer.refused !== undefined) return world.notifyRefusal(answer);
    const [first] = answer.data;
    world.go(first ? `${OLDEST_FIRST}&row=${encodeURIComponent(first.caseId)}` : QUEUE);
  },
});

export const waitingCommands = [
  start,
  list('mine', 'm', 'user-check'),
  list('opinion', 's', 'users'),
  list('month', 'x', 'triangle-alert'),
  list('week', 'q', 'calendar-range'),
  list('reply', 'p', 'mail'),
  list('imports', 'n', 'file-spreadsheet', imports.list.permission),
] as const;
