import { memo } from 'react';
import { useImageActions } from '../useImageActions';
import { ImageCard, type ImageCardProps } from './ImageCard';

interface ImageCardContainerProps extends Pick<
  ImageCardProps,
  'image' | 'variant' | 'column' | 'sizes' | 'isPriority'
> {
  /** Opens the image large. It must be the same function at every render of the list, or each card renders with it. */
  onOpen: (id: string) => void;
  /** Closes the dialog around the list before the prompt of the image is copied. */
  onLeave?: () => void;
}

/** A card of a list with all that the current user may do with its image. */
export const ImageCardContainer = memo(function ImageCardContainer({
  image,
  onOpen,
  onLeave,
  ...props
}: ImageCardContainerProps) {
  const { onReusePrompt, ...actions } = useImageActions(image);
  return (
    <ImageCard
      {...props}
      {...actions}
      image={image}
      onOpen={() => onOpen(image.id)}
      onReusePrompt={(reused) => {
        onLeave?.();
        onReusePrompt?.(reused);
      }}
    />
  );
});
