/** Accounts of programs among the staff: they have no password, and their token is a session that no idle time ends. */
export const serviceAccounts = {
  name: '0031_service_accounts',
  up: ['ALTER TABLE admin_user ADD COLUMN is_service boolean NOT NULL DEFAULT false'],
};
