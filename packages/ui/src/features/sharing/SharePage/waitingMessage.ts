/** Separate from the page's other messages, which the first load does not need. */
export const waitingMessage = 'Loading the image';
