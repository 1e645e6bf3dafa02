export {
  type BusyAction,
  type CardSlot,
  type ImageActions,
  isOwn,
  listActions,
  type ListedAction,
  srcSetOf,
} from './imageActions';
export { ActionRow } from './HeroPiece/ActionRow';
export { builtOf } from './HeroPiece/builtOf';
export { countOutcomes } from './HeroPiece/RequirementSummary';
export { HeroPiece, type HeroPieceProps } from './HeroPiece/HeroPiece';
export { HeroPieceContainer } from './HeroPiece/HeroPieceContainer';
export { ImageCard, type ImageCardProps } from './ImageCard/ImageCard';
export { ImageCardContainer } from './ImageCard/ImageCardContainer';
export { ImageGrid, type ImageGridProps } from './ImageGrid/ImageGrid';
export { withNewImage } from './imagePages';
export { Lightbox, type LightboxProps } from './Lightbox/Lightbox';
export { countFound, countImages, countLikes, imageMessages } from './messages';
export { useSetPrivacy } from './mutations';
export { phrasesOf } from './phrases';
export { PictureViewer } from './PictureViewer';
export { StatusSign } from './StatusSign/StatusSign';
export { TrayGrid, type TrayGridProps } from './TrayGrid/TrayGrid';
export { Usd } from './Usd/Usd';
export {
  type GalleryView,
  historyQuery,
  imageKeys,
  type ImagePages,
  prefetchImages,
  publicImagesQuery,
  sharedImageQuery,
  useImagePages,
} from './queries';
export { type OfferedActions, useContinuedImageActions, useImageActions } from './useImageActions';
