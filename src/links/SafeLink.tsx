import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { partsOf, safeAddress } from './safeAddress';

/**
 * An address that a member wrote: its host is shown as the network reads it, and it is opened in a tab of its own that learns nothing of
 * this one. What is no http or https address is text.
 */
export function SafeLink({ address }: { address: string }) {
  const t = useT();
  const { href, host, path, hadName, isCoded } = safeAddress(address);
  if (href === null)
    return (
      <bdi dir="ltr" title={t('screens.links.notALink')} className="break-all text-faint">
        {revealed(path)}
      </bdi>
    );
  const warning = hadName ? t('screens.links.withName') : isCoded ? t('screens.links.mixed', { host }) : '';
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={[t('screens.links.opens', { host }), warning].filter(Boolean).join('\n')}
      className="text-mark underline decoration-line underline-offset-2 hover:decoration-current"
    >
      <bdi dir="ltr" className="break-all">
        <span className="font-medium">{host}</span>
        {path}
      </bdi>
      {warning && (
        <span role="img" aria-label={warning} className="ms-1 inline-block align-text-bottom text-warn">
          <Icon name="triangle-alert" size={14} />
        </span>
      )}
    </a>
  );
}

/** A text that a member wrote, with the addresses in it as links; markup in it is text. */
export function Linked({ text }: { text: string }) {
  let at = 0;
  return partsOf(text).map(({ text: part, isAddress }) => {
    const from = at;
    at += part.length;
    return isAddress ? <SafeLink key={from} address={part} /> : <span key={from}>{revealed(text, from, at)}</span>;
  });
}
