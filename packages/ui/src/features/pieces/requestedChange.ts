/** A change that was chosen on another page. */
export interface RequestedChange {
  readonly imageId: string;
  /** Null for variations of the piece. */
  readonly words: string | null;
}

let requested: RequestedChange | null = null;

/** Has the workbench begin with a change when it opens next. Kept in memory alone: no address can spend a picture. */
export function requestChange(change: RequestedChange): void {
  requested = change;
}

/** The requested change, once, if it is of one of these images. */
export function takeRequestedChange(imageIds: readonly string[]): RequestedChange | null {
  const taken = requested;
  requested = null;
  return taken && imageIds.includes(taken.imageId) ? taken : null;
}
