import { Badge, type BadgeOf } from '../../grid/columns';
import { Avatar } from '../../media/Avatar';
import { Name } from '../../ui/Name';

interface PersonHeadProps {
  readonly name: string;
  /** An address; may be empty. */
  readonly picture: string;
  readonly states: readonly BadgeOf[];
  readonly heading?: 'h1' | 'h2';
}

/** Who a detail is about: a face, a name as long as it may be, and how things stand with them. */
export function PersonHead({ name, picture, states, heading: Heading = 'h2' }: PersonHeadProps) {
  return (
    <header className="flex items-center gap-4 pt-5">
      <Avatar src={picture} name={name} size={64} />
      <div className="min-w-0">
        <Heading className="text-xl font-semibold break-words">
          <Name of={name} />
        </Heading>
        <p className="flex flex-wrap gap-1 pt-1 empty:hidden">
          {states.map((state) => (
            <Badge key={state.text} {...state} />
          ))}
        </p>
      </div>
    </header>
  );
}
