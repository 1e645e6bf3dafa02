/** A change that was selected on another page. */
export interface RequestedChange {
  readonly imageId: string;
  /** Null for variations of the piece. */
  readonly text: string | null;
}

let requested: RequestedChange | null = null;

/**
 * Stores a change that the workbench starts when it next opens. Stored in memory rather than in the URL, which must not
 * consume an image of the limit.
 */
export function requestChange(change: RequestedChange): void {
  requested = change;
}

/** Returns and clears the stored change; null if it belongs to none of these images. */
export function consumeRequestedChange(imageIds: readonly string[]): RequestedChange | null {
  const change = requested;
  requested = null;
  return change && imageIds.includes(change.imageId) ? change : null;
}
