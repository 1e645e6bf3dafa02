import type { Image } from '@jewelry/contract';
import { lazy } from 'react';
import type { LightboxProps } from '../blocks/Lightbox/Lightbox';
import { LazyPart } from './LazyPart';
import type { useCardActions } from './useCardActions';

const Lightbox = lazy(() => import('../blocks/Lightbox/Lightbox').then((module) => ({ default: module.Lightbox })));

interface PictureViewerProps extends Pick<LightboxProps, 'images' | 'imageId' | 'totalCount' | 'onNearEnd'> {
  /** null closes it. */
  readonly onImageChange: (imageId: string | null) => void;
  readonly actionsOf: ReturnType<typeof useCardActions>;
  /** Somebody leaves for the prompt form: close what the lightbox lies over. */
  readonly onLeave?: () => void;
}

/** The lightbox over a screen's list; it is loaded when the first picture is opened. */
export function PictureViewer({ images, imageId, onImageChange, actionsOf, onLeave, ...props }: PictureViewerProps) {
  const index = images.findIndex(({ id }) => id === imageId);
  const image = images[index];
  if (!image) return null;
  const { onReusePrompt, onDelete, ...actions } = actionsOf(image);
  return (
    <LazyPart>
      <Lightbox
        {...props}
        {...actions}
        images={images}
        imageId={imageId}
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
    </LazyPart>
  );
}
