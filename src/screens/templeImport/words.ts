import type { TempleRow } from '../../../commands/templeRow';
import type { BadgeOf, Tone } from '../../grid/columns';
import { type Params, t } from '../../i18n';
import { format } from '../../i18n/format';

const TONES: Readonly<Record<TempleRow['judged']['is'], Tone>> = {
  created: 'neutral',
  refused: 'danger',
  likeRow: 'warn',
  likeStored: 'warn',
};

/** What has become of a row, else what would. */
export function stateBadge({ templeId, former, judged, decision }: TempleRow): BadgeOf {
  if (templeId !== undefined) return { text: `screens.templeImport.${former ? 'updated' : 'created'}`, tone: 'good' };
  const isDecided = decision !== 'skip' && (judged.is === 'likeRow' || judged.is === 'likeStored');
  if (isDecided) return { text: `screens.templeImport.decided.${decision}`, tone: 'accent' };
  return { text: `screens.templeImport.verdicts.${judged.is}`, tone: TONES[judged.is] };
}

/** Why a row is refused, or what it is like and how far from it; nothing where there is nothing to say. */
export function whyText({ judged }: TempleRow): string {
  if (judged.is === 'created') return '';
  if (judged.is === 'refused') {
    const code = t(`screens.templeImport.codes.${judged.code}`);
    return judged.field === null ? code : `${t(`screens.templeImport.fields.${judged.field}`)}: ${code}`;
  }
  const { is, metres } = judged;
  const of: Params = is === 'likeRow' ? { line: format.number(judged.line) } : { name: judged.name };
  return metres === null
    ? t(`screens.templeImport.${is}`, of)
    : t(`screens.templeImport.${is}Near`, { ...of, metres: format.number(Math.round(metres)) });
}
