import type { Person } from '../../../contract/people';
import { Avatar } from '../../media/Avatar';
import { Name } from '../../ui/Name';

interface PersonLineProps {
  readonly person: Person;
  readonly size?: number;
  /** The server is asked for the number: its place is kept. */
  readonly isAsking?: boolean;
}

/** A member in a detail: picture, the name as long as it may be, and the number where the server says it. */
export function PersonLine({ person, size = 32, isAsking = false }: PersonLineProps) {
  return (
    <span className="flex items-center gap-2.5 min-w-0">
      <Avatar src={person.avatar} name={person.displayName} size={size} />
      <span className="min-w-0">
        <Name of={person.displayName} className="block font-medium wrap-anywhere" />
        {(person.uid !== undefined || isAsking) && (
          <bdi dir="ltr" className="block min-h-4 text-xs text-faint">
            {person.uid !== undefined && `UID ${person.uid}`}
          </bdi>
        )}
      </span>
    </span>
  );
}
