import { PASSWORD } from '../aServer.mjs';

/** So many moderators, each a person of their own, who may do what `action_ids` name: their user names and passwords. */
export async function hire(admin, count, action_ids) {
  const { role_id } = await admin.data('POST', '/roles', { role_name: 'Moderators at work together', action_ids });
  const staff = [];
  for (let nth = 0; nth < count; nth += 1) {
    const userName = `moderator${nth}`;
    const given = { user_name: userName, display_name: `Moderator ${nth}`, password: PASSWORD, roles: [role_id] };
    await admin.data('POST', '/adminusers/create', given);
    staff.push({ userName, password: PASSWORD });
  }
  return staff;
}
