import type { Image } from '@jewelry/contract';
import { useEffect } from 'react';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import type { LightboxProps } from './Lightbox/Lightbox';
import { AsyncBoundary } from '../session';
import { useImageActions } from './useImageActions';

const Lightbox = lazyWithPreload(() => import('./Lightbox/Lightbox').then((module) => module.Lightbox));

/** Events that precede a press: hovering or focusing a picture. */
const APPROACHES = ['pointerover', 'focusin'] as const;

/** The result of `useImagePages`, or a part of it. */
interface PictureList {
  readonly images: readonly Image[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface PictureViewerProps extends Pick<LightboxProps, 'imageId'> {
  /** The list to step through: its loaded images, and further pages as they come near. */
  readonly list: PictureList;
  /** Called with null to close the lightbox. */
  readonly onImageChange: (imageId: string | null) => void;
  /** The user reuses a prompt in the form: close the dialog under the lightbox. */
  readonly onLeave?: () => void;
}

/** Preloads the code of the lightbox when an image that opens in it is hovered or focused. */
function useLightboxOnApproach(): void {
  useEffect(() => {
    const onApproach = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-open]')) return;
      forget();
      void Lightbox.preload().catch(() => undefined);
    };
    const forget = (): void => APPROACHES.forEach((approach) => document.removeEventListener(approach, onApproach));
    for (const approach of APPROACHES) document.addEventListener(approach, onApproach, { passive: true });
    return forget;
  }, []);
}

/** The lightbox over a list; its code is loaded when the user is about to open an image. */
export function PictureViewer({ list, imageId, ...props }: PictureViewerProps) {
  useLightboxOnApproach();
  const index = list.images.findIndex(({ id }) => id === imageId);
  const image = list.images[index];
  return image ? <OpenViewer {...props} list={list} image={image} index={index} /> : null;
}

interface OpenViewerProps extends Omit<PictureViewerProps, 'imageId'> {
  readonly image: Image;
  readonly index: number;
}

function OpenViewer({
  list: { images, totalCount, hasNextPage, fetchNextPage },
  image,
  index,
  onImageChange,
  onLeave,
}: OpenViewerProps) {
  const { onReusePrompt, onDelete, ...actions } = useImageActions(image);
  return (
    <AsyncBoundary>
      <Lightbox
        {...actions}
        images={images}
        totalCount={totalCount}
        onNearEnd={hasNextPage ? () => void fetchNextPage() : undefined}
        imageId={image.id}
        onImageChange={onImageChange}
        onClose={() => onImageChange(null)}
        onDelete={
          onDelete &&
          ((removed: Image) => {
            onImageChange((images[index + 1] ?? images[index - 1])?.id ?? null);
            onDelete(removed);
          })
        }
        onReusePrompt={(reused: Image) => {
          onImageChange(null);
          onLeave?.();
          onReusePrompt?.(reused);
        }}
      />
    </AsyncBoundary>
  );
}
