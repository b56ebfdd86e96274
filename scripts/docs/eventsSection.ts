import { EVENT_MESSAGES, events } from '../../contract/events';
import { code, page, table } from './markdown';
import { permissionText } from './permissionText';
import type { WireTypes } from './wireTypes';

/** The stream of events, which answers no envelope: its messages, and the type of what each carries. */
export function eventsSection(types: WireTypes): string {
  return page([
    `### ${events.id}`,
    `${events.summary} docs/specification.md section 12.10 says what is promised.`,
    [
      `- Who may: ${permissionText(events.permission)}`,
      `- Extension ${code(events.extension)}`,
      `- The header ${code('Last-Event-ID')} goes on from where a reader was`,
    ].join('\n'),
    table(
      ['message', 'data'],
      Object.entries(EVENT_MESSAGES).map(([name, schema]) => [code(name), code(types.typeOf(schema))]),
    ),
  ]).trimEnd();
}
