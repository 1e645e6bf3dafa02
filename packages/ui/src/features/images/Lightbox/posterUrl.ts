import type { Image } from '@jewelry/contract';
import { cachedRendition } from '../../../components/Picture/renditionCache';

/**
 * A preview until the large picture has loaded: the rendition that the page has loaded already, or the smallest one.
 */
export const posterUrl = (image: Image): string =>
  cachedRendition(image.image_url) ?? image.renditions[0]?.url ?? image.image_url;
