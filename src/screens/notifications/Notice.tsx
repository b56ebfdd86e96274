import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';

interface NoticeProps {
  readonly title: string;
  readonly body: string;
  /** Who sends it, when, and to whom. */
  readonly about: readonly string[];
}

/** A notification as its readers see it. */
export function Notice({ title, body, about }: NoticeProps) {
  return (
    <article className="flex gap-3 rounded-xl border border-line bg-raised p-3.5 text-sm">
      <span className="size-8 shrink-0 grid place-items-center rounded-full bg-chip text-soft">
        <Icon name="bell" />
      </span>
      <div className="min-w-0">
        <p dir="auto" className="font-semibold break-words">
          {revealed(title)}
        </p>
        <p dir="auto" className="pt-1 whitespace-pre-wrap break-words">
          {revealed(body)}
        </p>
        <p className="pt-1.5 text-xs text-soft">
          {about.filter(Boolean).map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <bdi>{revealed(part)}</bdi>
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}
