import { isBlank } from '../../contract/wire/isBlank';
import { t } from '../i18n';
import { revealed } from './revealed';

/** A name as somebody wrote it, in its own direction; where nothing of it can be seen, that is said. */
export function Name({ of, className = '' }: { of: string; className?: string }) {
  const hasNone = isBlank(of);
  return (
    <bdi className={`${className} ${hasNone ? 'text-faint italic' : ''}`}>
      {hasNone ? t('common.nameless') : revealed(of)}
    </bdi>
  );
}
