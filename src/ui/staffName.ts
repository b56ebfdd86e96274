import { isBlank } from '../../contract/wire/shownText';

/** What a column says of somebody of the staff: the display name, or the sign-in name where nothing of that can be seen. */
export const staffName = ({ display_name, user_name }: { display_name: string; user_name: string }): string =>
  isBlank(display_name) ? `@${user_name}` : display_name;
