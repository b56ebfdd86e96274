import { trustOf } from '../store/caseWeight';
import { joiningTimes, OFFENDER_EVERY, offender } from './members';
import type { Plan } from './plan';
import type { Random } from './random';

const NEVER_JUDGED = { agreed: 0, ignored: 0 };

/** Who is there to write, answer and complain at a time that only moves forward. */
export class Cast {
  private joined = 0;
  private readonly joinedAt: (uid: number) => number;
  /** Offenders by the time of the decision that blocked them. */
  private readonly blockedAt = new Map<number, number>();
  /** What has become of reports, by who made them. */
  private readonly judged = new Map<number, { agreed: number; ignored: number }>();

  constructor(private readonly plan: Plan) {
    this.joinedAt = joiningTimes(plan);
  }

  /** Moves on to `seconds`: members who joined by then are there. */
  advance(seconds: number): void {
    while (this.joined < this.plan.members && this.joinedAt(this.joined + 1) <= seconds) this.joined++;
  }

  /** Any member who is there, the regulars (one in 13) as often as all others together. */
  anyone(random: Random): number {
    const all = Math.max(1, this.joined);
    const uid = random.between(1, all);
    if (random.chance(0.5)) return uid;
    return Math.min(all, uid - (uid % 13) + 4);
  }

  /** Somebody who has broken rules and is not yet blocked at `seconds`, the old hands first; `undefined` if there is none. */
  offender(random: Random, seconds: number): number | undefined {
    const count = Math.floor((this.joined - 11) / OFFENDER_EVERY) + 1;
    if (count <= 0) return undefined;
    for (let attempt = 0; attempt < 4; attempt++) {
      const uid = offender(Math.floor(random.next() ** 1.5 * count));
      if (!this.blockedBy(uid, seconds)) return uid;
    }
    return undefined;
  }

  /** When a decision blocked this member, unix seconds. */
  blockTime(uid: number): number | undefined {
    return this.blockedAt.get(uid);
  }

  block(uid: number, seconds: number): void {
    this.blockedAt.set(uid, seconds);
  }

  /** For how much a member counts who reports something (store/caseWeight.ts). */
  trust(uid: number): number {
    return trustOf(this.judged.get(uid) ?? NEVER_JUDGED);
  }

  /** A report by this member was agreed with, or ignored. */
  judge(uid: number, as: 'agreed' | 'ignored'): void {
    const record = this.judged.get(uid) ?? { ...NEVER_JUDGED };
    record[as] += 1;
    this.judged.set(uid, record);
  }

  private blockedBy(uid: number, seconds: number): boolean {
    const at = this.blockedAt.get(uid);
    return at !== undefined && at <= seconds;
  }
}
