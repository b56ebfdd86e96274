import { useSnapshot } from 'valtio';
import type { Colleague } from '../../contract/caseDesk';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { here } from '../live/startPresence';
import { StaffPicture } from '../media/StaffPicture';

const PICTURES_MAX = 5;

/**
 * Who else has this screen before them, by their pictures. They come and go without a word, and over room that is empty: nothing in the
 * topbar moves for them, and where there is no such room they are left out.
 */
export function WhoIsHere() {
  const t = useT();
  const { others } = useSnapshot(here);
  const words = (of: readonly Colleague[]) =>
    t('shell.alsoHere', { names: format.list(of.map(({ display_name }) => display_name)) });
  const rest = others.slice(PICTURES_MAX);
  return (
    <span data-who-is-here className="relative w-0 self-stretch max-xl:hidden">
      <span className="absolute inset-y-0 end-0 flex w-max items-center gap-1">
        {others.slice(0, PICTURES_MAX).map((one) => (
          <StaffPicture key={one.uid} of={one} words={words([one])} sizePx={24} />
        ))}
        {rest.length > 0 && (
          <span title={words(rest)} className="text-xs font-semibold text-topbar-soft">
            <bdi aria-hidden="true" dir="ltr">
              +{format.number(rest.length)}
            </bdi>
            <span className="sr-only">{words(rest)}</span>
          </span>
        )}
      </span>
    </span>
  );
}
