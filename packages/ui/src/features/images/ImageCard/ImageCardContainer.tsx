import { memo } from 'react';
import { useImageActions } from '../useImageActions';
import { ImageCard, type ImageCardProps } from './ImageCard';

interface ImageCardContainerProps extends Pick<
  ImageCardProps,
  'image' | 'variant' | 'column' | 'sizes' | 'isPriority'
> {
  /** Opens the image in the lightbox. Must be a stable function, or every card re-renders with the list. */
  onOpen: (id: string) => void;
  /** Closes the dialog around the list before the prompt is reused. */
  onLeave?: () => void;
}

/** A card of a list with all actions that the current user may perform. */
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
