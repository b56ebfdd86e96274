import { KINDS } from '../../../commands/kinds';
import { BLOCK_KINDS, type Profile } from '../../../contract/profileList';
import { ago, badge, person, text } from '../../grid/columns';
import type { BadgeOf } from '../../grid/columns/badge';
import type { Column } from '../../grid/screen';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { KeyText } from '../../ui/KeyText';
import { revealed, titleOfRevealed } from '../../ui/revealed';

/** What is kept from a member, and what vouches for one, in words; kinds that only the server knows stand for themselves. */
export const accountBadges = (profile: Profile): readonly BadgeOf[] => {
  const others = profile.blocks.filter((kind) => !BLOCK_KINDS.some((known) => known === kind));
  return [
    ...(profile.authentic ? [{ text: 'screens.profiles.authentic', tone: 'good', icon: 'badge-check' } as const] : []),
    ...BLOCK_KINDS.filter((kind) => profile.blocks.includes(kind)).map(
      (kind) => ({ text: `screens.profiles.block.${kind}`, tone: 'bad' }) as const,
    ),
    ...(others.length === 0
      ? []
      : [{ text: 'screens.profiles.block.other', params: { kind: format.list(others) }, tone: 'bad' } as const]),
  ];
};

/** Numbers, addresses and keys: left to right in every language. */
const code = ({
  of,
  ...column
}: Omit<Column<Profile>, 'cell' | 'accessor'> &
  Partial<Pick<Column<Profile>, 'cell'>> & { of: (profile: Profile) => string }): Column<Profile> => ({
  cell: (profile) => (
    <bdi dir="ltr" className="block truncate tabular-nums" title={titleOfRevealed(of(profile))}>
      {revealed(of(profile))}
    </bdi>
  ),
  accessor: of,
  keepsWidth: true,
  cutsItself: true,
  isFact: true,
  ...column,
});

const isUnverified = ({ phone, phoneVerified }: Profile) => phone !== '' && !phoneVerified;

/** The columns of members. */
export const profileColumns: readonly Column<Profile>[] = [
  person<Profile>({
    id: 'name',
    title: 'screens.profiles.name',
    width: 220,
    of: (profile) => ({ displayName: KINDS.profile.nameOf(profile), avatar: profile.photo, pubkey: profile.pubkey }),
    accessor: (profile) => profile.displayName,
  }),
  code({
    id: 'uid',
    title: 'screens.profiles.uid',
    width: 80,
    of: ({ uid }) => (uid === undefined ? '' : String(uid)),
  }),
  code({ id: 'phone', title: 'screens.profiles.phone', width: 140, of: (profile) => profile.phone }),
  badge<Profile>({
    id: 'verified',
    title: 'screens.profiles.phoneState',
    width: 150,
    // Most numbers are verified: the exception is marked. A file says it of both.
    of: (profile) => (isUnverified(profile) ? [{ text: 'screens.profiles.unverified', tone: 'none' }] : []),
    accessor: (profile) =>
      isUnverified(profile)
        ? t('screens.profiles.unverified')
        : profile.phoneVerified
          ? t('screens.profiles.verified')
          : '',
  }),
  // What has no room is counted.
  badge<Profile>({
    id: 'standing',
    title: 'screens.profiles.standing',
    width: 180,
    keepsWidth: false,
    of: accountBadges,
  }),
  code({
    id: 'email',
    title: 'screens.profiles.email',
    width: 190,
    onCard: 'none',
    keepsWidth: false,
    givesWay: true,
    of: (profile) => profile.email,
  }),
  code({
    id: 'pubkey',
    title: 'screens.profiles.pubkey',
    width: 150,
    onCard: 'none',
    of: (profile) => profile.pubkey,
    cell: (profile) => <KeyText of={profile.pubkey} />,
    hidden: true,
  }),
  text<Profile>({
    id: 'location',
    title: 'screens.profiles.location',
    width: 140,
    of: (profile) => profile.location,
    hidden: true,
  }),
  ago<Profile>({
    id: 'createdAt',
    title: 'screens.profiles.joined',
    width: 110,
    of: (profile) => profile.createdAt,
    sortable: 'time',
  }),
];
