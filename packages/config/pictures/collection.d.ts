import type { DesignRequest } from '@jewelry/design';
export interface Exhibit extends DesignRequest {
  /** Number of likes in the gallery. */
  readonly likes: number;
}
/** The pieces of the demo gallery, newest first; the first ten are on the first screen. */
export declare const COLLECTION: readonly Exhibit[];
