import { useState } from 'react';
import { isKnownType, type ShownMedia } from '../../contract/media';
import { t, useT } from '../i18n';
import { SafeLink } from '../links/SafeLink';
import { Icon } from '../ui/Icon';
import { COVERED, nextCover, UNCOVERED, type Uncovered } from './covers';
import { embedding } from './embedding';
import { shownAddress } from './shownAddress';
import { typeText } from './typeName';

/** How much a medium is covered: wholly blurred, without colour, as it is (docs/specification.md section 13.2). */
const COVERS = ['blur-xl grayscale scale-110', 'grayscale', ''] as const;

/** Another host's video (docs/specification.md section 3). */
const EMBEDDED = 4;
const NEXT = ['screens.media.uncover', 'screens.media.colour', 'screens.media.cover'] as const;

interface MediaViewProps {
  readonly media: ShownMedia;
  /** Staff have chosen it for everybody to see. The player of another host is still asked for first. */
  readonly isVetted?: boolean;
  readonly className?: string;
}

/**
 * One medium by its type (docs/specification.md section 3), covered until asked for, step by step, unless it is vetted; sound is off. One
 * button takes every step and covers again, so that the focus stays on it.
 */
export function MediaView({ media, isVetted = false, className = '' }: MediaViewProps) {
  const t = useT();
  const [step, setStep] = useState<Uncovered>(isVetted && media.mediaType !== EMBEDDED ? UNCOVERED : COVERED);
  const [broken, setBroken] = useState(false);
  const isCovered = step < UNCOVERED;
  const nothing = whyNothing(media) ?? (broken ? t('screens.media.broken') : null);
  const next = t(NEXT[step]);
  return (
    <figure
      data-shown={!nothing && step > COVERED ? '' : undefined}
      className={`@container relative overflow-hidden rounded-lg bg-raised border border-line ${className}`}
    >
      {nothing ? (
        <p className="grid place-items-center h-full min-h-24 p-3 text-center text-xs text-faint">{nothing}</p>
      ) : (
        <div className={`h-full ${COVERS[step]} motion-safe:transition-[filter]`}>
          <Medium media={media} shown={!isCovered} onBroken={() => setBroken(true)} />
        </div>
      )}
      {!nothing && (
        <button
          type="button"
          data-covered={isCovered ? '' : undefined}
          title={next}
          onClick={() => setStep(nextCover(step))}
          className={`absolute grid place-items-center text-sm font-medium text-white ${isCovered ? 'inset-0' : 'top-1.5 end-1.5'}`}
        >
          <span
            className={`inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-full bg-black/65 ${isCovered ? 'mx-1.5 px-2.5 py-1 leading-tight' : ''}`}
          >
            <Icon name={isCovered ? 'eye' : 'eye-off'} />
            {/* In a small tile the eye alone. */}
            <span className={isCovered ? '@max-[10rem]:sr-only' : 'sr-only'}>{next}</span>
          </span>
        </button>
      )}
    </figure>
  );
}

/** The text in place of a medium that can't be shown with the data known about it; null if it can be shown. */
function whyNothing({ mediaType, url, thumb }: ShownMedia): string | null {
  if (mediaType === undefined) return t('screens.media.noType');
  if (!isKnownType(mediaType)) return typeText(mediaType);
  if (!url && !thumb) return t('screens.media.noAddress', { type: typeText(mediaType) });
  return mediaType === EMBEDDED || shownAddress(url) || shownAddress(thumb) ? null : t('screens.media.broken');
}

function Medium({ media, shown, onBroken }: { media: ShownMedia; shown: boolean; onBroken: () => void }) {
  const t = useT();
  const { mediaType } = media;
  const [url, thumb] = [shownAddress(media.url), shownAddress(media.thumb)];
  const still = thumb || url;
  if (mediaType === EMBEDDED) {
    return shown ? <Embedded url={media.url ?? ''} /> : <Still src={thumb} onBroken={onBroken} />;
  }
  if (mediaType === 2 || mediaType === 3 || mediaType === 7) {
    return shown ? (
      <video
        src={url}
        poster={thumb}
        controls
        muted
        playsInline
        preload="none"
        className="size-full object-contain bg-black"
        onError={onBroken}
        aria-label={t('screens.media.video')}
      />
    ) : (
      <Still src={thumb} onBroken={onBroken} video />
    );
  }
  return <Still src={shown ? url : still} onBroken={onBroken} />;
}

function Still({ src, onBroken, video = false }: { src: string; onBroken: () => void; video?: boolean }) {
  const t = useT();
  if (src === '')
    return (
      <div className="grid place-items-center size-full min-h-24 text-faint">
        <Icon name="image" size={24} />
      </div>
    );
  return (
    <div className="relative size-full">
      <img
        src={src}
        alt={t(video ? 'screens.media.video' : 'screens.media.image')}
        loading="lazy"
        className="size-full object-cover"
        onError={onBroken}
      />
      {video && <Icon name="play" size={28} className="absolute inset-0 m-auto text-white drop-shadow" />}
    </div>
  );
}

/** Another host's player: in a sandbox, and only of a host that the server names. */
function Embedded({ url }: { url: string }) {
  const t = useT();
  const host = URL.canParse(url) ? new URL(url).host : '';
  if (!embedding.hosts.includes(host)) {
    return (
      <p className="p-3 text-xs text-soft break-all">
        {t('screens.media.embedHost')} <SafeLink address={url} />
      </p>
    );
  }
  return (
    <iframe
      src={url}
      title={t('screens.media.video')}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="no-referrer"
      loading="lazy"
      className="size-full aspect-video"
    />
  );
}
