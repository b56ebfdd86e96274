import { isBlank } from '../../../contract/wire/isBlank';
import { Name } from '../../ui/Name';

/** Somebody of the staff in a detail: the display name and, where the server says it, the sign-in name. */
export function StaffMember({ who }: { who: { readonly display_name: string; readonly user_name: string } }) {
  return (
    <>
      <Name of={who.display_name} /> {!isBlank(who.user_name) && <bdi className="text-soft">@{who.user_name}</bdi>}
    </>
  );
}
