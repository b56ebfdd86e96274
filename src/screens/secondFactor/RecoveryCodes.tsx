import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { session } from '../../state/session';
import { shownOnce } from '../../state/shownOnce';
import { copyText } from '../../ui/copyText';
import { download } from '../../ui/download';
import { Icon } from '../../ui/Icon';

const TOOL = 'button-plain inline-flex grow items-center justify-center gap-1.5 h-10 px-3 rounded-lg text-sm';

/** Ten recovery codes, or a token, which nobody can show again: to be copied, or saved as a file, before one goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = useRef<HTMLButtonElement>(null);
  // Not the button that goes on: Enter may be pressed twice.
  useEffect(() => copy.current?.focus(), []);
  const lines = codes.join('\n');
  const { isToken } = shownOnce;
  const save = () => {
    // A program reads the file of a token: nothing else is in it.
    if (isToken) return download(new Blob([lines], { type: 'text/plain;charset=utf-8' }), 'tam-quan-token.txt');
    const head = t('screens.secondFactor.file', { name: session.user?.user_name ?? '' });
    download(new Blob([`${head}\n\n${lines}\n`], { type: 'text/plain;charset=utf-8' }), 'tam-quan-recovery-codes.txt');
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft text-sm">
        {t(isToken ? 'screens.adminUsers.tokenHint' : 'screens.secondFactor.codesHint')}
      </p>
      <ul
        dir="ltr"
        className="flex flex-col gap-1 p-4 rounded-lg bg-raised font-mono text-sm text-center text-balance break-all select-text"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button ref={copy} type="button" className={TOOL} onClick={() => void copyText(lines).then(setCopied)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={16} />
          {t(isCopied ? 'screens.copied' : isToken ? 'screens.copy' : 'screens.secondFactor.copyAll')}
        </button>
        <button type="button" className={TOOL} onClick={save}>
          <Icon name="download" size={16} />
          {t('screens.secondFactor.save')}
        </button>
      </div>
      <button type="button" className="button-primary h-11 rounded-lg" onClick={onDone}>
        {t(isToken ? 'screens.adminUsers.tokenKept' : 'screens.secondFactor.finish')}
      </button>
    </div>
  );
}
