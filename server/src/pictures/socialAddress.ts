/** The size that the places where links are shared show whole, px. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export const SOCIAL_PREFIX = '/media/social/';

/** Where the picture is that stands for a shared link; a JPEG. */
export const socialAddress = (imageId: string): string => `${SOCIAL_PREFIX}${imageId}.jpg`;
