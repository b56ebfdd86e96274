import type { TvUser } from '../../../contract/curatedMembers';
import type { DetailProps } from '../../grid/screen';
import { MemberDetail } from '../curated/MemberDetail';

/** A TV account. */
export default function TvUserDetail({ row }: DetailProps<TvUser>) {
  return <MemberDetail member={row} kind="tvUser" commands={row.removed ? [] : ['tvUser.remove']} />;
}
