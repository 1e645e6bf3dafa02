/** A change that was chosen on another page. */
export interface RequestedChange {
  readonly imageId: string;
  /** Null for variations of the piece. */
  readonly words: string | null;
}

let requested: RequestedChange | null = null;

/**
 * Stores a change with which the workbench starts when it next opens. In memory only: no URL may spend an image of the
 * limit.
 */
export function requestChange(change: RequestedChange): void {
  requested = change;
}

/** Takes the stored change if it belongs to one of these images. */
export function takeRequestedChange(imageIds: readonly string[]): RequestedChange | null {
  const taken = requested;
  requested = null;
  return taken && imageIds.includes(taken.imageId) ? taken : null;
}
