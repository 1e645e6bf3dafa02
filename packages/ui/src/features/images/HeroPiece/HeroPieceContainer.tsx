import { useImageActions } from '../useImageActions';
import { HeroPiece, type HeroPieceProps } from './HeroPiece';

interface HeroPieceContainerProps extends Pick<HeroPieceProps, 'image' | 'price' | 'changes' | 'drafts' | 'isMain'> {
  /** Opens the image in the lightbox. */
  onOpen: (id: string) => void;
}

/** The hero with all actions that the current user may perform. */
export function HeroPieceContainer({ image, onOpen, ...props }: HeroPieceContainerProps) {
  const actions = useImageActions(image);
  return <HeroPiece {...props} {...actions} image={image} onOpen={() => onOpen(image.id)} />;
}
