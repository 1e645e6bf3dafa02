import type { Image } from '@jewelry/contract';
import { lazy, Suspense } from 'react';
import type { LightboxProps } from '../blocks/Lightbox/Lightbox';
import type { useCardActions } from './useCardActions';

const Lightbox = lazy(() => import('../blocks/Lightbox/Lightbox').then((module) => ({ default: module.Lightbox })));

interface PictureViewerProps extends Pick<LightboxProps, 'images' | 'imageId' | 'totalCount' | 'onNearEnd'> {
  /** null closes it. */
  readonly onImageChange: (imageId: string | null) => void;
  readonly actionsOf: ReturnType<typeof useCardActions>;
}

/** The lightbox over a screen's list; it is loaded when the first picture is opened. */
export function PictureViewer({ images, imageId, onImageChange, actionsOf, ...props }: PictureViewerProps) {
  const image = images.find(({ id }) => id === imageId);
  if (!image) return null;
  const { onReusePrompt, ...actions } = actionsOf(image);
  return (
    <Suspense fallback={null}>
      <Lightbox
        {...props}
        {...actions}
        images={images}
        imageId={imageId}
        onImageChange={onImageChange}
        onClose={() => onImageChange(null)}
        onReusePrompt={(reused: Image) => {
          onImageChange(null);
          onReusePrompt?.(reused);
        }}
      />
    </Suspense>
  );
}
