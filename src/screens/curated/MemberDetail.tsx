import type { ReactNode } from 'react';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { midnightOf } from '../../../contract/birthDay';
import type { TvUser } from '../../../contract/curatedMembers';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { CommandButton } from '../../ui/CommandButton';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { PersonHead } from '../components/PersonHead';
import { Fact, Section, said } from '../components/Section';

const REMOVED = { text: 'screens.curated.removed', tone: 'fact' } as const;

interface MemberDetailProps {
  readonly member: TvUser;
  readonly kind: Extract<Kind, 'vip' | 'tvUser'>;
  /** What this list knows beyond the member. */
  readonly children?: ReactNode;
  readonly commands: readonly string[];
}

/** A member of a curated list: who it is, and what can be done about the entry. */
export function MemberDetail({ member, kind, children, commands }: MemberDetailProps) {
  const t = useT();
  const rows = [member];
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <PersonHead
          name={KINDS.tvUser.nameOf(member)}
          picture={member.photo}
          states={member.removed ? [REMOVED] : []}
        />
        <div className="flex flex-wrap gap-2 pt-4">
          <CommandButton command={`${kind}.openProfile`} rows={rows} rowKind={kind} />
        </div>
        {children}
        <Section title={t('screens.profiles.fields')}>
          <dl>
            <Fact name={t('screens.profiles.uid')}>
              <Copyable value={member.uid === undefined ? '' : String(member.uid)} />
            </Fact>
            <Fact name={t('screens.profiles.pubkey')}>
              <Copyable value={member.pubkey} isKey />
            </Fact>
            <Fact name={t('screens.profiles.birthDay')}>{said(member.bornAt, (at) => format.day(midnightOf(at)))}</Fact>
            <Fact name={t('screens.profiles.gender')}>
              {said(member.gender, (gender) => t(`screens.profiles.${gender}`))}
            </Fact>
            <Fact name={t('screens.curated.changed')}>{said(member.changedAt, format.dateTime)}</Fact>
          </dl>
        </Section>
      </div>
      <DecisionBar commands={commands.map((id) => ({ id }))} rows={rows} kind={kind} />
    </div>
  );
}
