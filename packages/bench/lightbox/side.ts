/** Side of the pictures that every lightbox shows, px. */
export const SIDE = 640;
