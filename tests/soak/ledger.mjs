const COMMANDS = { ignored: 'report.ignore', deleted: 'report.deletePost', blocked: 'report.blockUser' };

/** What each moderator was told that they have done: how often whoever did what to which report. */
export class Ledger {
  #acts = new Map();
  decisions = 0;
  reopened = 0;

  decided(uid, reportId, became) {
    this.decisions += 1;
    this.#add(uid, COMMANDS[became], reportId);
  }

  tookBack(uid, reportId) {
    this.reopened += 1;
    this.#add(uid, 'report.reopen', reportId);
  }

  #add(uid, command, reportId) {
    const key = `${uid} ${command} ${reportId}`;
    this.#acts.set(key, (this.#acts.get(key) ?? 0) + 1);
  }

  /** How many of these acts the log after the entry `last` does not have. */
  async missingIn(db, last) {
    const { rows } = await db.query(LOGGED, [last]);
    const logged = new Map(rows.map(({ key, acts }) => [key, acts]));
    return [...this.#acts].reduce((missing, [key, acts]) => missing + Math.max(0, acts - (logged.get(key) ?? 0)), 0);
  }
}

const LOGGED = `SELECT uid || ' ' || command || ' ' || target_id AS key, count(*)::int AS acts
  FROM audit WHERE audit_id > $1 AND target_kind = 'report' GROUP BY 1`;
