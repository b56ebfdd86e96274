import type { Colleague } from '../../contract/caseDesk';
import { Avatar } from './Avatar';

interface StaffPictureProps {
  readonly of: Colleague;
  /** What the picture says, to who can't see it or points at it. */
  readonly words: string;
  /** They are there just now. */
  readonly isRinged?: boolean;
  readonly sizePx?: number;
}

/** In a row, one of the staff by their picture alone. */
export function StaffPicture({ of, words, isRinged = false, sizePx = isRinged ? 16 : 20 }: StaffPictureProps) {
  return (
    <span className={`shrink-0 ${isRinged ? 'm-0.5 rounded-full ring-2 ring-mark' : ''}`} title={words}>
      <Avatar src={of.avatar} name={of.display_name} size={sizePx} />
      <span className="sr-only">{words} </span>
    </span>
  );
}
