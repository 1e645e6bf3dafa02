/** Side of the pictures, px. */
export const SIDE = 640;
