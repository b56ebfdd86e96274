import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import type { Post } from '../../../contract/posts';
import * as posts from '../../../contract/posts';
import type { Profile } from '../../../contract/profiles';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Avatar } from '../../media/Avatar';
import { CommandButton } from '../../shell/CommandButton';
import { putRows } from '../../state/rows';
import { session } from '../../state/session';
import { useRow } from '../../state/useRow';
import { Fact, Section } from '../parts/Section';
import { useSteps } from '../parts/useSteps';
import { statesOf } from '../posts/columns';
import { Cases } from '../reports/ReportDetail';
import { standingOf } from './columns';

const POST_STEP = 10;
const ACTIONS = [
  'profile.block',
  'profile.unblock',
  'profile.toggleOnlyMe',
  'profile.verifyPhone',
  'profile.unverifyPhone',
  'profile.setAuthentic',
  'profile.unsetAuthentic',
  'profile.update',
];

/** A member, whole: every field of SPEC.md section 2, what can be done, their posts, and the cases about them. */
export default function ProfileDetail({ row }: DetailProps<Profile>) {
  const t = useT();
  const rows = [row];
  const { extensions, actions } = useSnapshot(session);
  const ltr = (value: string) => (value === '' ? <span className="text-faint">—</span> : <bdi dir="ltr">{value}</bdi>);
  return (
    <div className="h-full overflow-y-auto px-5 pb-6" data-detail>
      <header className="flex items-center gap-4 pt-5">
        <Avatar src={row.photo} name={row.displayName} size={64} />
        <div className="min-w-0">
          <h2 className="text-xl font-semibold break-words">
            <bdi>{row.displayName}</bdi>
          </h2>
          <p className="flex flex-wrap gap-1 pt-1">
            {row.phoneVerified && <Badge text="screens.profiles.verified" tone="good" />}
            {standingOf(row).map((state) => (
              <Badge key={state.text} {...state} />
            ))}
          </p>
        </div>
      </header>
      <div className="flex flex-wrap gap-2 pt-4">
        {ACTIONS.filter((command) => fits(command, row)).map((command) => (
          <CommandButton key={command} command={command} rows={rows} rowKind="profile" />
        ))}
      </div>
      <Section title={t('screens.profiles.fields')}>
        <dl>
          <Fact name={t('screens.profiles.uid')}>{ltr(String(row.uid))}</Fact>
          <Fact name={t('screens.profiles.pubkey')}>{ltr(row.pubkey)}</Fact>
          <Fact name={t('screens.profiles.phone')}>{ltr(row.phone)}</Fact>
          <Fact name={t('screens.profiles.email')}>{ltr(row.email)}</Fact>
          <Fact name={t('screens.profiles.idCard')}>{ltr(row.idCard)}</Fact>
          <Fact name={t('screens.profiles.birthDay')}>{row.bornAt === null ? '—' : format.date(row.bornAt)}</Fact>
          <Fact name={t('screens.profiles.gender')}>{t(`screens.profiles.${row.gender}`)}</Fact>
          <Fact name={t('screens.profiles.location')}>{row.location ? <bdi>{row.location}</bdi> : '—'}</Fact>
          <Fact name={t('screens.profiles.joined')}>{format.dateTime(row.createdAt)}</Fact>
          <Fact name={t('screens.profiles.changed')}>{format.dateTime(row.changedAt)}</Fact>
        </dl>
      </Section>
      <Posts key={row.pubkey} pubkey={row.pubkey} />
      {extensions.includes('cases') && actions.includes('REPORT_VIEW') && (
        <Cases key={`cases${row.pubkey}`} pubkey={row.pubkey} title={t('screens.profiles.casesAbout')} />
      )}
    </div>
  );
}

/** Of each pair the one that changes something. */
function fits(command: string, row: Profile): boolean {
  if (command === 'profile.unblock') return row.blocks.length > 0;
  if (command === 'profile.verifyPhone') return !row.phoneVerified;
  if (command === 'profile.unverifyPhone') return row.phoneVerified;
  if (command === 'profile.setAuthentic') return !row.authentic;
  return command !== 'profile.unsetAuthentic' || row.authentic;
}

const postId = (post: Post) => post.postId;

function Posts({ pubkey }: { pubkey: string }) {
  const t = useT();
  const load = useCallback(
    async (pos: number, count: number) => {
      const answer = await call(posts.byAuthor, { pubkey, pos, count });
      if (answer.refused === undefined) putRows('post', answer.data);
      return answer;
    },
    [pubkey],
  );
  const { rows, total, hasMore, busy, trouble, more } = useSteps(pubkey, POST_STEP, load, postId);
  return (
    <Section
      title={t('screens.profiles.posts')}
      aside={total !== null && <span className="text-xs text-faint">{format.number(total)}</span>}
    >
      {busy && rows.length === 0 && <div className="skeleton h-10" />}
      {trouble !== null && <p className="text-sm text-danger">{t(`errors.${trouble}`)}</p>}
      {!busy && trouble === null && rows.length === 0 && (
        <p className="text-sm text-faint">{t('screens.profiles.noPosts')}</p>
      )}
      <ul>
        {rows.map((post) => (
          <PostLine key={post.postId} id={post.postId} />
        ))}
      </ul>
      {hasMore && rows.length > 0 && (
        <button type="button" className="text-sm text-accent min-h-7 hover:underline" onClick={more}>
          {t('screens.more')}
        </button>
      )}
    </Section>
  );
}

function PostLine({ id }: { id: string }) {
  const t = useT();
  const seen = useRow('post', id);
  if (!seen) return null;
  const { row } = seen;
  const rows = [row];
  return (
    <li className="group flex items-center gap-2 min-h-10 border-b border-line last:border-0 text-sm">
      <span className={`grow min-w-0 truncate ${row.deleted ? 'line-through text-faint' : ''}`}>
        <bdi>{row.content || t('screens.posts.noText')}</bdi>
      </span>
      {statesOf(row).map((state) => (
        <Badge key={state.text} {...state} />
      ))}
      <span className="text-xs text-faint whitespace-nowrap">{format.ago(row.createdAt)}</span>
      <CommandButton command={row.hidden ? 'post.unhide' : 'post.hide'} rows={rows} rowKind="post" look="icon" />
      <CommandButton command={row.deleted ? 'post.restore' : 'post.delete'} rows={rows} rowKind="post" look="icon" />
      <CommandButton command="post.open" rows={rows} rowKind="post" look="icon" />
    </li>
  );
}
