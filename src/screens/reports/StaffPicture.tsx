import type { Colleague } from '../../../contract/caseDesk';
import { Avatar } from '../../media/Avatar';

interface StaffPictureProps {
  readonly of: Colleague;
  /** What the picture says, to who can't see it or points at it. */
  readonly words: string;
  readonly className?: string;
}

/** In a row, one of the staff by their picture alone. */
export function StaffPicture({ of, words, className = '' }: StaffPictureProps) {
  return (
    <span className={`shrink-0 ${className}`} title={words}>
      <Avatar src={of.avatar} name={of.display_name} size={20} />
      <span className="sr-only">{words} </span>
    </span>
  );
}
