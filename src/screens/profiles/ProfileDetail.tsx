import { KINDS } from '../../../commands/kinds';
import { ONLY_ME } from '../../../commands/profiles/blocks';
import { midnightOf } from '../../../contract/birthDay';
import type { Profile } from '../../../contract/profiles';
import { Badge } from '../../grid/columns';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked } from '../../links/SafeLink';
import { CommandButton } from '../../ui/CommandButton';
import { AtRest } from '../components/AtRest';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { PersonHead } from '../components/PersonHead';
import { Fact, Section, said, Unsaid } from '../components/Section';
import { NotesOnMember } from '../notes/Notes';
import { CasesAbout } from '../reports/CaseList';
import { accountBadges } from './columns';
import { MemberPosts } from './MemberPosts';

const VERIFIED = { text: 'screens.profiles.verified', tone: 'fact' } as const;
/** As in the list. */
const UNVERIFIED = { text: 'screens.profiles.unverified', tone: 'none' } as const;

/** A member, whole: every field of docs/specification.md section 2, what can be done, their posts, and the cases about them. */
export default function ProfileDetail({ row, isOpened, heading }: DetailProps<Profile> & { heading?: 'h1' | 'h2' }) {
  const t = useT();
  const rows = [row];
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <PersonHead
          heading={heading}
          name={KINDS.profile.nameOf(row)}
          picture={row.photo}
          states={accountBadges(row)}
        />
        <div className="flex flex-wrap gap-2 pt-4">
          <CommandButton command="profile.update" rows={rows} rowKind="profile" />
          <CommandButton
            command="profile.toggleOnlyMe"
            rows={rows}
            rowKind="profile"
            label={t(`screens.profiles.onlyMe${row.blocks.includes(ONLY_ME) ? 'Off' : 'On'}`)}
          />
          {/* Of somebody who is not blocked there is nothing to lift. */}
          {row.blocks.length > 0 && <CommandButton command="profile.unblock" rows={rows} rowKind="profile" />}
        </div>
        <Section title={t('screens.profiles.fields')}>
          <dl>
            <Fact name={t('screens.profiles.uid')}>
              <Copyable value={row.uid === undefined ? '' : String(row.uid)} />
            </Fact>
            <Fact name={t('screens.profiles.pubkey')}>
              <Copyable value={row.pubkey} isKey />
            </Fact>
            <Fact name={t('screens.profiles.phone')}>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Copyable value={row.phone} />
                {row.phone !== '' && <Badge {...(row.phoneVerified ? VERIFIED : UNVERIFIED)} />}
              </span>
            </Fact>
            <Fact name={t('screens.profiles.email')}>
              <Copyable value={row.email} />
            </Fact>
            <Fact name={t('screens.profiles.idCard')}>
              <Copyable value={row.idCard} />
            </Fact>
            <Fact name={t('screens.profiles.birthDay')}>{said(row.bornAt, (at) => format.day(midnightOf(at)))}</Fact>
            <Fact name={t('screens.profiles.gender')}>
              {said(row.gender, (gender) => t(`screens.profiles.${gender}`))}
            </Fact>
            <Fact name={t('screens.profiles.location')}>
              {row.location ? (
                <bdi>
                  <Linked text={row.location} />
                </bdi>
              ) : (
                <Unsaid />
              )}
            </Fact>
            <Fact name={t('screens.profiles.joined')}>{said(row.createdAt, format.dateTime)}</Fact>
            <Fact name={t('screens.profiles.changed')}>{said(row.changedAt, format.dateTime)}</Fact>
          </dl>
        </Section>
        <AtRest isOpened={isOpened}>
          <NotesOnMember row={row} />
          <MemberPosts key={`posts of ${row.pubkey}`} pubkey={row.pubkey} />
          <CasesAbout key={`cases of ${row.pubkey}`} pubkey={row.pubkey} />
        </AtRest>
      </div>
      <DecisionBar
        commands={[
          { id: 'profile.togglePhone', label: t(`screens.profiles.phone${row.phoneVerified ? 'Off' : 'On'}`) },
          { id: 'profile.toggleAuthentic', label: t(`screens.profiles.seal${row.authentic ? 'Off' : 'On'}`) },
          { id: 'profile.block', short: t('screens.profiles.blockShort') },
        ]}
        rows={rows}
        kind="profile"
      />
    </div>
  );
}
