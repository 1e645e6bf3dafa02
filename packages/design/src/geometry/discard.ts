const { port1: closed } = new MessageChannel();
closed.close();

/**
 * Frees typed arrays at once, which are empty afterwards: what is transferred to a closed port is dropped. Arrays lie
 * outside the heap that garbage collection watches, which lets tens of megabytes of them pile up.
 */
export function discard(...arrays: readonly { readonly buffer: ArrayBufferLike }[]): void {
  const buffers = new Set(arrays.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : [])));
  closed.postMessage(null, [...buffers]);
}
