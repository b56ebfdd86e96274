import type { Profile } from '../../../contract/profiles';
import type * as records from '../../../contract/records';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { useRights } from '../../run';
import { accountBadges } from '../profiles/columns';
import { countOf, Tally } from './Tally';
import type { Asked } from './useReporters';

interface AuthorRecordProps {
  readonly record: records.AuthorRecord | undefined;
  /** Undefined while it is not known, and where it can't be. */
  readonly profile: Profile | undefined;
  /** How far the server has said the record. */
  readonly asked: Asked;
  /** What they may not do could not be read. */
  readonly isProfileUnread: boolean;
}

/**
 * What the author of a case has been known for: how old the account is, what it may not do at present, how much they post, and what became
 * of the other cases about them. Its room is kept while the server is asked, so that nothing below it moves.
 */
export function AuthorRecord({ record, profile, asked, isProfileUnread }: AuthorRecordProps) {
  const t = useT();
  const isUnsaid = useRights().extensions.has('cases.records') && !record;
  const isAwaited = isUnsaid && asked === 'asking';
  const joinedAt = record?.joinedAt ?? profile?.createdAt;
  const badges = profile ? accountBadges(profile) : [];
  const facts = [
    ...(joinedAt === undefined ? [] : [t('screens.reports.joined', { when: format.day(joinedAt) })]),
    ...(record ? [t('screens.reports.postCount', { count: record.postCount })] : []),
    // Nothing here would look like nothing to be said against them.
    ...(isUnsaid && asked === 'notLoaded' ? [t('screens.reports.recordNotLoaded')] : []),
    ...(isProfileUnread ? [t('screens.reports.blocksNotLoaded')] : []),
  ];
  return (
    <div className="flex flex-col gap-1 pt-1 text-xs text-soft empty:hidden" data-record>
      {isAwaited && !joinedAt ? (
        <span className="skeleton my-0.5 h-4 w-48" />
      ) : (
        (facts.length > 0 || badges.length > 0) && (
          <p className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
            {facts.length > 0 && <span>{facts.join(' · ')}</span>}
            {/* Several stand together on a line of their own, and are not broken over two. */}
            <span className={`flex flex-wrap gap-x-2 gap-y-1 empty:hidden ${badges.length > 1 ? 'basis-full' : ''}`}>
              {badges.map((state) => (
                <Badge key={state.text} {...state} />
              ))}
            </span>
          </p>
        )
      )}
      {isAwaited && <span className="skeleton my-0.5 h-4 w-40" />}
      {record && <OtherCases cases={record.cases} />}
    </div>
  );
}

function OtherCases({ cases }: { cases: records.AuthorRecord['cases'] }) {
  const t = useT();
  const count = countOf(cases);
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
      <span>{count === 0 ? t('screens.reports.noPast') : t('screens.reports.otherCases', { count })}</span>
      <Tally counts={cases} />
    </p>
  );
}
