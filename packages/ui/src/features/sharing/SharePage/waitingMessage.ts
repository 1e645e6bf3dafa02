/** Apart from the other messages of the page, which the first load does not need. */
export const waitingMessage = 'Loading the image';
