import type { Image } from '@jewelry/contract';
import { cachedRendition } from '../../../components/Picture/renditionCache';

/**
 * What can be shown of an image before its large picture has come: what the page has drawn of it already, or its
 * smallest rendition.
 */
export const posterUrl = (image: Image): string =>
  cachedRendition(image.image_url) ?? image.renditions[0]?.url ?? image.image_url;
