import * as notifications from '../contract/notifications';
import { AUDIENCES, BODY_MAX, TITLE_MAX } from '../contract/notifications';
import { Code } from '../contract/wire/codes';
import { defineMutation, many, mapAnswer, nothing, oneOf, text } from './core/definition';
import { ok } from './core/disabledReason';
import { everyRole } from './lateLookups';

/** Sent to everybody in the audience at once, and not to be unsent in their heads: asks first, whatever the settings. */
export const sendNotification = defineMutation({
  id: 'notification.send',
  on: nothing(),
  endpoint: notifications.create,
  asks: {
    heading: text({
      check: (value) =>
        value.trim() === ''
          ? 'notification.titleMissing'
          : value.trim().length > TITLE_MAX
            ? 'notification.tooLong'
            : ok,
      refusals: { fields: ['title'] },
    }),
    body: text({
      as: 'long',
      check: (value) =>
        value.trim() === '' ? 'notification.bodyMissing' : value.trim().length > BODY_MAX ? 'notification.tooLong' : ok,
    }),
    audience: oneOf<string>(
      AUDIENCES.map((value) => ({ value })),
      {
        loadOptions: async ({ call }) => {
          const answer = await everyRole({ call });
          // Only who may see roles can name one; the others write to all or to a tier.
          if (answer.refused === Code.forbidden) return { data: [] };
          return mapAnswer(answer, (all) =>
            all.map(({ role_id, role_name }) => ({ value: `role:${role_id}`, label: role_name })),
          );
        },
      },
    ),
  },
  key: { press: 'c', where: 'notification' },
  icon: 'send',
  confirm: 'always',
  form: { keepsDraft: true },
  run: async (world, _none, { heading, body, audience }) => {
    const answer = await world.call(notifications.create, {
      body: { title: heading.trim(), body: body.trim(), audience },
    });
    if (answer.refused !== undefined) return mapAnswer(answer, () => null);
    if (answer.data) world.revealNewRow('notification', answer.data.id);
    else world.list('refresh');
    return { data: null };
  },
});

/** Takes it back from everybody who has not read it; there is no call that brings it back. */
export const deleteNotification = defineMutation({
  id: 'notification.delete',
  on: many('notification'),
  endpoint: notifications.remove,
  key: { press: 'v', where: 'notification' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'always',
  when: (row) => (row.gone ? 'notification.gone' : ok),
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) => mapAnswer(await call(notifications.remove, { id: row.id }), () => null),
});

export const notificationCommands = [sendNotification, deleteNotification] as const;
