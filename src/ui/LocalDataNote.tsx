import { useSnapshot } from 'valtio';
import { hasExtension } from '../../contract/extensionLists';
import { configured } from '../client';
import { useT } from '../i18n';
import { session } from '../state/session';

/** Where jobs and undo are kept; and where to find what others did, if the server has a log of it. */
export function LocalDataNote({ className }: { className: string }) {
  const t = useT();
  const { extensions } = useSnapshot(session);
  const hasLog = hasExtension('audit', { extensions: new Set(extensions), paths: configured.config?.paths });
  return (
    <p className={className}>
      {t('screens.jobs.hint')} {hasLog && t('screens.jobs.log')}
    </p>
  );
}
