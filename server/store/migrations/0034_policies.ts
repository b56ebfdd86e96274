/**
 * Policies that a decision can name. One that is listed no more has no place, and stays for the decisions that name it. A report refers to
 * it without a constraint, since a backup restores reports first.
 */
export const policies = {
  name: '0034_policies',
  up: [
    'CREATE TABLE policy (policy_id bigserial PRIMARY KEY, name text NOT NULL UNIQUE, text text NOT NULL, place int)',
    'ALTER TABLE report ADD COLUMN policy_id int8',
  ],
};
