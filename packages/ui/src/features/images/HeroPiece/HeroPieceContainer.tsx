import { useImageActions } from '../useImageActions';
import { HeroPiece, type HeroPieceProps } from './HeroPiece';

interface HeroPieceContainerProps extends Pick<HeroPieceProps, 'image' | 'price' | 'changes' | 'drafts' | 'isMain'> {
  /** Opens the image large. */
  onOpen: (id: string) => void;
}

/** The hero with all that the current user may do with its image. */
export function HeroPieceContainer({ image, onOpen, ...props }: HeroPieceContainerProps) {
  const actions = useImageActions(image);
  return <HeroPiece {...props} {...actions} image={image} onOpen={() => onOpen(image.id)} />;
}
