/** What was shown beside the password when a session was opened; of sessions from before nobody knows, and they count as opened without. */
export const sessionFactor = {
  name: '0038_session_factor',
  up: ['ALTER TABLE session ADD COLUMN factor text'],
};
