import * as posts from '../../../contract/posts';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { Linked } from '../../links/SafeLink';
import { PersonLine } from '../parts/PersonLine';
import { Section } from '../parts/Section';
import { useAsked, useMay } from '../parts/useAsked';
import { emptyText, statesOf } from '../posts/columns';

/** The post that a reported comment stands under: what was said can't be judged without what it answers to. */
export function ReportedPost({ postId }: { postId: string }) {
  const t = useT();
  const mayLook = useMay(posts.one);
  const answer = useAsked(mayLook ? postId : null, (signal) => call(posts.one, { idpost: postId }, { signal }));
  if (!mayLook) return null;
  return (
    <Section title={t('screens.reports.under')}>
      {answer === undefined && <div className="skeleton h-14" />}
      {answer?.refused !== undefined && (
        <p className="text-sm text-faint">
          {t(answer.refused === 304 ? 'screens.reports.postGone' : `errors.${answer.refused}`)}
        </p>
      )}
      {answer && answer.refused === undefined && (
        <blockquote className="border-s-4 border-line ps-3">
          <div className="flex items-center gap-2">
            <div className="grow min-w-0">
              <PersonLine person={answer.data.owner} size={26} />
            </div>
            {statesOf(answer.data).map((state) => (
              <Badge key={state.text} {...state} />
            ))}
          </div>
          <p dir="auto" className="pt-1 text-sm text-soft whitespace-pre-wrap break-words line-clamp-6">
            {answer.data.content ? <Linked text={answer.data.content} /> : t(emptyText(answer.data))}
          </p>
        </blockquote>
      )}
    </Section>
  );
}
