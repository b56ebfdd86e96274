import type { Kind, Rows } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import type { Post } from '../../contract/posts';
import type { PostAct } from '../../contract/postsTogether';
import type { BlockKind, Profile } from '../../contract/profiles';
import { type CaseReport, DECISIONS, type ReportCase } from '../../contract/reports';
import { DRAFT_ID, type NewTemple, type Temple, type TempleChange } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';

type Input = Record<string, unknown>;
const gone: Answer<never> = { refused: Code.notFound, message: 'no such thing' };

/** A server in memory that says yes: what it was told is in its rows, and its answers are those of the contract. */
export class FakeServer {
  private readonly rows = new Map<string, unknown>();
  private made = 0;

  constructor(kind: Kind, rows: readonly unknown[]) {
    for (const row of rows) this.add(kind, row);
  }

  /** A row as the server has it; undefined once it is deleted. */
  row<K extends Kind>(_kind: K, id: string): Rows[K] | undefined {
    return this.rows.get(id) as Rows[K] | undefined;
  }

  add(kind: Kind, row: unknown): void {
    this.rows.set((KINDS[kind].idOf as (row: unknown) => string)(row), row);
  }

  /** What somebody else does meanwhile. */
  change<K extends Kind>(kind: K, id: string, more: Partial<Rows[K]>): void {
    const row = this.row(kind, id);
    if (row) this.rows.set(id, { ...row, ...more });
  }

  /** Which job has changed which row, the newest last. */
  readonly log: { readonly job: string; readonly target: string }[] = [];

  answer(endpoint: Endpoint, input: Input, job = ''): Answer<unknown> {
    if (endpoint.path === '/audit/list') {
      const found = this.log.filter((entry) => entry.job === input.job && entry.target === input.target);
      return { data: found.slice(0, Number(input.count)) };
    }
    this.job = job;
    return this.perform(endpoint, input);
  }
  private job = '';

  /** Puts a row as somebody else has left it. */
  put(target: string, row: unknown) {
    if (JSON.stringify(this.rows.get(target)) !== JSON.stringify(row)) this.log.push({ job: this.job, target });
    this.rows.set(target, row);
  }

  private perform({ id, path }: Endpoint, input: Input): Answer<unknown> {
    if (path === '/post/together') return this.answerPosts(input.body as { act: PostAct; idposts: string[] });
    if (path.startsWith('/post/')) return this.answerPost(id, String(input.idpost));
    if (path.startsWith('/users/')) return this.answerProfile(id, input);
    if (id === 'GET /location/list' || id === 'GET /search/locations') return { data: this.templesOf(input) };
    if (path.startsWith('/location/')) return this.answerTemple(id, input);
    if (path === '/report/getcase') return this.found(String(input.idcase));
    if (path.startsWith('/report/')) return this.answerReport(id, String(input.idreport), Number(input.action));
    return { data: null };
  }

  private found(id: string): Answer<unknown> {
    const row = this.rows.get(id);
    return row === undefined ? gone : { data: row };
  }

  private answerPost(call: string, id: string): Answer<unknown> {
    const post = this.rows.get(id) as (Post & { removed?: boolean }) | undefined;
    if (call === 'POST /post/restorepost') {
      if (!post) return gone;
      this.put(id, { ...post, removed: false });
      return this.found(id);
    }
    if (!post || post.removed) return gone;
    const changes: Record<string, Partial<Post & { removed: boolean }>> = {
      'POST /post/hidepost': { hidden: true },
      'POST /post/unhidepost': { hidden: false },
      'POST /post/blockpost': { blocked: true },
      'POST /post/unblockpost': { blocked: false },
      'DELETE /post/deletepost': { removed: true },
    };
    const change = changes[call];
    if (change) this.put(id, { ...post, ...change });
    return call.startsWith('DELETE') ? { data: { idpost: id } } : this.found(id);
  }

  private answerPosts({
    act,
    idposts,
  }: {
    readonly act: PostAct;
    readonly idposts: readonly string[];
  }): Answer<unknown> {
    const outcomes = idposts.map((idpost) => {
      const before = this.rows.get(idpost);
      const answer = this.answerPost(`POST /post/${act}post`, idpost);
      const is = (post: unknown) => JSON.stringify(post);
      const outcome =
        answer.refused !== undefined ? 'gone' : is(before) === is(this.rows.get(idpost)) ? 'unchanged' : 'changed';
      return { idpost, outcome };
    });
    return { data: outcomes };
  }

  private answerProfile(call: string, input: Input): Answer<unknown> {
    const named = input.pubkey === undefined ? { uid: input.uid } : { pubkey: input.pubkey };
    const [[field, value] = []] = Object.entries(named);
    const profile = [...this.rows.values()].find((row) => (row as Input)[String(field)] === value) as
      | Profile
      | undefined;
    if (!profile) return gone;
    const changes: Record<string, Partial<Profile>> = {
      'PUT /users/block': { blocks: (input.blockTypes ?? []) as BlockKind[] },
      'PUT /users/setauthentic': { authentic: input.isAuthentic === true },
      'PUT /users/verifyphone': {
        phone: String(input.phonenumber).replace(/^0/, '+84'),
        phoneVerified: input.verifyValue === true,
      },
    };
    this.put(profile.pubkey, { ...profile, ...changes[call] });
    return this.found(profile.pubkey);
  }

  private answerTemple(call: string, input: Input): Answer<unknown> {
    if (call === 'POST /location/create') {
      const { templeId = DRAFT_ID, ...fields } = input.body as NewTemple;
      const there = templeId === DRAFT_ID ? undefined : this.rows.get(templeId);
      const former = there as (Temple & { removed?: boolean }) | undefined;
      if (former && !former.removed) return { refused: Code.alreadyExists, message: 'it is there' };
      this.made += 1;
      const temple = {
        createdAt: 1,
        updatedAt: 1,
        ...former,
        ...fields,
        templeId: former?.templeId ?? `made${this.made}`,
      };
      this.put(temple.templeId, { ...temple, removed: false });
      return { data: temple };
    }
    const { templeId, updatedAt, ...fields } = (input.body ?? { templeId: input.idlocation }) as TempleChange;
    const there = this.rows.get(templeId) as (Temple & { removed?: boolean }) | undefined;
    if (!there || there.removed) return gone;
    if (call === 'DELETE /location/delete') {
      this.put(templeId, { ...there, removed: true });
      return { data: { idlocation: templeId } };
    }
    if (call === 'PUT /location/edit') {
      if (updatedAt !== undefined && updatedAt !== there.updatedAt)
        return { refused: Code.changedMeanwhile, message: 'changed', data: there };
      this.put(templeId, { ...there, ...fields, updatedAt: (there.updatedAt ?? 0) + 1 });
    }
    return this.found(templeId);
  }

  private templesOf({ text = '', pos = 0, count = 20 }: Input): readonly Temple[] {
    const all = [...this.rows.values()] as (Temple & { removed?: boolean })[];
    return all
      .filter(({ name, removed }) => !removed && name.includes(String(text)))
      .slice(Number(pos), Number(pos) + Number(count));
  }

  private answerReport(call: string, reportId: string, action: number): Answer<unknown> {
    const found = [...this.rows.values()].find((row) =>
      (row as ReportCase).reports.some((report) => report.reportId === reportId),
    ) as ReportCase | undefined;
    const report = found?.reports.find((one) => one.reportId === reportId);
    if (!found || !report) return gone;
    const decision = DECISIONS[call === 'PUT /report/reopen' ? 0 : action] ?? 'open';
    if (decision !== 'open' && report.decision !== 'open' && report.decision !== decision)
      return { refused: Code.taskEnded, message: `decided: ${report.decision}` };
    const reports = found.reports.map((one): CaseReport => (one === report ? { ...one, decision } : one));
    const open = reports.some((one) => one.decision === 'open');
    this.put(found.caseId, { ...found, reports, decision: open ? 'open' : decision });
    return { data: { ...report, decision } };
  }
}
