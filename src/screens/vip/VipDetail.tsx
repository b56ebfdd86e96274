import type { Vip } from '../../../contract/curatedMembers';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { Section } from '../components/Section';
import { LanguageChips } from '../curated/LanguageChips';
import { MemberDetail } from '../curated/MemberDetail';

/** A VIP account with the languages it speaks. */
export default function VipDetail({ row }: DetailProps<Vip>) {
  const t = useT();
  return (
    <MemberDetail
      member={row}
      kind="vip"
      commands={row.removed ? [] : ['vip.addLanguageTag', 'vip.removeLanguageTag', 'vip.remove']}
    >
      <Section title={t('screens.curated.languages')}>
        <LanguageChips tags={row.languageTags} wraps />
      </Section>
    </MemberDetail>
  );
}
