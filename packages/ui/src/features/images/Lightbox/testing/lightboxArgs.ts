import { fn } from 'storybook/test';
import { sampleImages } from '../../../../testing/sampleImages';

const images = sampleImages(6);

/** A lightbox that shows the second of six images. */
export const lightboxArgs = () => ({
  images,
  imageId: images[1]?.id ?? null,
  onImageChange: fn(),
  onClose: fn(),
  onReusePrompt: fn(),
  onToggleLike: fn(),
  onCopyLink: fn(),
  onDownload: fn(),
  onPrice: fn(),
});
