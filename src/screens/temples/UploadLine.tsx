import { Code } from '../../../contract/wire/codes';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { revealed } from '../../ui/revealed';
import { dropUpload, retryUpload, type Uploading } from './uploads';

type UploadLineProps = Pick<Uploading, 'id' | 'share' | 'state' | 'code' | 'message'> & {
  readonly rowId: string;
  readonly file: { readonly name: string };
};

/** A file that is uploading: its progress, or why it failed and what can be done. */
export function UploadLine({ rowId, id, file, share, state, code, message }: UploadLineProps) {
  const t = useT();
  const percent = Math.round(share * 100);
  const isFailed = state === 'failed';
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-lg border border-line px-2.5 py-1.5 text-xs">
      <bdi className="min-w-0 grow truncate" title={file.name}>
        {revealed(file.name)}
      </bdi>
      {isFailed ? (
        <>
          <span role="alert" className="w-full text-danger">
            {reason({ refused: code ?? Code.lost, message })}
          </span>
          {code !== 415 && code !== 413 && (
            <button type="button" className="button-plain h-7 rounded px-2" onClick={() => retryUpload(rowId, id)}>
              {t('common.retry')}
            </button>
          )}
        </>
      ) : (
        <progress value={percent} max={100} aria-label={file.name} className="h-2 w-24 accent-(--mark)">
          {format.number(percent)}
        </progress>
      )}
      <button
        type="button"
        aria-label={t('screens.temples.dropUpload', { name: file.name })}
        className="button-plain h-7 rounded px-2"
        onClick={() => dropUpload(rowId, id)}
      >
        {t(isFailed ? 'screens.temples.leaveOut' : 'common.cancel')}
      </button>
    </li>
  );
}
