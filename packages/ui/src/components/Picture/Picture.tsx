import { type Ref, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { classNames } from '../../utils/classNames';
import { ImageOffIcon } from '../../icons/glyphs';
import { Glint } from '../Skeleton/Glint';
import { frame, image, missing, preview } from './Picture.css';
import { previewOf } from './previewOf';
import { cacheRendition, cachedRendition } from './renditionCache';

export interface PictureProps {
  /** URL of the picture at its medium width. */
  src: string;
  /** Alternative text; empty when adjacent text describes the picture. */
  alt: string;
  /** The same picture in several widths: `'/a-320.webp 320w, /a-640.webp 640w'`. */
  srcSet?: string;
  /** Displayed width, for the choice among `srcSet`: `'(min-width: 1280px) 236px, 50vw'`. */
  sizes?: string;
  /** Thumbhash in base64, shown until the picture has loaded. */
  thumbhash?: string | null;
  /**
   * A smaller rendition that the page has loaded: sharper than the blurred preview, immediately available, and the
   * fallback when the picture fails to load.
   * @default a rendition that this page has loaded, such as the last frame of the generation
   */
  poster?: string;
  /** `eager` for pictures in the first viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** `high` for the largest picture of the first viewport. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** Column in a grid, which delays the loading glint so that it travels across. @default 0 */
  column?: number;
  /** Shown instead of a picture that failed to load; its accessible name when `alt` is empty. */
  missingText: string;
  onLoad?: () => void;
  onError?: () => void;
  /** Class for placement only. */
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Delay of the retry, ms: right after the `online` event a request can still fail. */
const STEADY_MS = 1000;

/** `server`: the image is part of the server-rendered page, and the browser shows it as it loads. */
type State = 'server' | 'loading' | 'shown' | 'error';

/**
 * A square photograph. Reserves its space, shows a blurred preview with a glint, and fades in when loaded. A picture
 * that fails to load is replaced by its poster or by text until the connection returns. A server-rendered picture is
 * visible without scripts; its preview, larger than the rest of the markup, is added after hydration if the picture has
 * not loaded by then.
 *
 * - **Use it**: for every photograph of a piece.
 * - **Not**: for icons and drawings (SVG), or for pictures that are not square.
 * - **States**: loading (preview with a glint), loaded, missing (text, or the poster).
 * - **Keyboard**: none; wrap it in a button or link to make it open something.
 * - **Name**: `alt` describes the picture, and is empty where adjacent text does.
 *
 * | Do | Don't |
 * |---|---|
 * | "Rose gold ring with an oval ruby". | "Image 3". |
 */
export function Picture(props: PictureProps) {
  const [tries, setTries] = useState(0);
  return <LoadingPicture key={`${props.src} ${tries}`} onOnline={() => setTries(tries + 1)} {...props} />;
}

function LoadingPicture({
  src,
  alt,
  srcSet,
  sizes,
  thumbhash,
  poster: given,
  loading = 'lazy',
  fetchPriority,
  column,
  missingText,
  onLoad,
  onError,
  className,
  ref,
  onOnline,
}: PictureProps & { onOnline: () => void }) {
  const isFromServer = useIsSSR();
  const [state, setState] = useState<State>(isFromServer ? 'server' : 'loading');
  const [isPosterLost, setPosterLost] = useState(false);
  const [isPreviewed, setPreviewed] = useState(!isFromServer);
  const [poster] = useState(() => given ?? cachedRendition(src));
  const picture = useRef<HTMLImageElement>(null);
  const placeholder = isPreviewed && thumbhash ? previewOf(thumbhash) : undefined;

  const show = (currentSrc: string): void => {
    cacheRendition(src, currentSrc);
    setState('shown');
    onLoad?.();
  };
  const reveal = (img: HTMLImageElement): void => {
    const shown = (): void => show(img.currentSrc);
    if (typeof img.decode === 'function') img.decode().then(shown, shown);
    else shown();
  };
  const fail = (): void => {
    setState('error');
    onError?.();
  };

  /** An image of a server-rendered page may have loaded, or failed, before hydration. */
  const catchUp = useEffectEvent((): void => {
    const img = picture.current;
    if (state !== 'server' || img === null) return;
    startTransition(() => {
      if (!img.complete) setPreviewed(true);
      else if (img.naturalWidth > 0) show(img.currentSrc);
      else fail();
    });
  });
  useEffect(() => catchUp(), []);

  const tryAgain = useEffectEvent(onOnline);
  useEffect(() => {
    if (state !== 'error') return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      clearTimeout(soon);
      soon = setTimeout(() => tryAgain(), STEADY_MS);
    };
    window.addEventListener('online', listen);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('online', listen);
    };
  }, [state]);

  const isFailed = state === 'error';
  return (
    <div ref={ref} className={classNames(frame, className)} data-state={state}>
      {!isFailed && placeholder !== undefined && (
        // Lazy in a server-rendered page: React delays a transition until the eager pictures in it are decoded.
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          loading={state === 'server' ? 'lazy' : undefined}
          className={preview}
        />
      )}
      {poster !== undefined && !isPosterLost && (
        <img
          src={poster}
          alt={isFailed ? alt : ''}
          aria-hidden={!isFailed}
          className={preview}
          onError={() => setPosterLost(true)}
        />
      )}
      {(state === 'loading' || state === 'server') && poster === undefined && <Glint column={column} />}
      <img
        ref={picture}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={1024}
        height={1024}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={state === 'server' && loading === 'eager' ? 'sync' : 'async'}
        draggable={false}
        className={image}
        onLoad={({ currentTarget }) => reveal(currentTarget)}
        onError={fail}
      />
      {isFailed && (poster === undefined || isPosterLost) && (
        <div className={missing} role="img" aria-label={alt || missingText}>
          <ImageOffIcon size={24} />
          <span aria-hidden="true">{missingText}</span>
        </div>
      )}
    </div>
  );
}
