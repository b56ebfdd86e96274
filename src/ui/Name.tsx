import { isBlank } from '../../contract/wire/shownText';
import { useT } from '../i18n';

/** A name as somebody wrote it, in its own direction; where nothing of it can be seen, that is said. */
export function Name({ of, className = '' }: { of: string; className?: string }) {
  const t = useT();
  const hasNone = isBlank(of);
  return (
    <bdi className={`${className} ${hasNone ? 'text-faint italic' : ''}`}>{hasNone ? t('common.nameless') : of}</bdi>
  );
}
