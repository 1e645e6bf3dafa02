import type { DesignSpec, PieceFacts, Shot } from '@jewelry/design';
import type { PackedScene } from '../scene/pack';
import type { SharedBuffers } from './buffers';

/** Input of postprocessing: the small first frame or the full one. */
export type Print = 'sketch' | 'picture';

/**
 * One step of a picture. Its units (rows, tiles or bands) are taken from a shared counter by all workers, and every
 * unit gives the same values on any worker.
 */
export type Phase =
  /** One batch of `photons` a unit, of `total` in all, from the softboxes through the stones onto the stage. */
  | { readonly kind: 'photons'; readonly grid: number; readonly photons: number; readonly total: number }
  /** Light map texels, one row a unit, into the first map. `known` is the grid of a coarser finished map, or 0. */
  | { readonly kind: 'bake'; readonly grid: number; readonly samples: number; readonly known: number }
  /** From one map to the other; after the last one the second map is the finished one. */
  | {
      readonly kind: 'smooth';
      readonly grid: number;
      readonly step: number;
      readonly tolerance: number;
      readonly into: 0 | 1;
    }
  /**
   * Camera rays, one tile a unit. `samples` per pixel, or as many as the plan gives. `grid` is that of the light map.
   */
  | { readonly kind: 'trace'; readonly size: number; readonly samples: number | 'planned'; readonly grid: number }
  /**
   * Plans the pixels that show anything but the bare stage or one evenly lit surface, a band of {@link TILE} rows a
   * unit; `add` samples each.
   */
  | { readonly kind: 'plan-piece'; readonly size: number; readonly add: number }
  /**
   * Plans the pixels whose samples still disagree by more than `threshold`, up to `cap` samples, and those with at least
   * `near` such pixels around them, a band of {@link TILE} rows a unit.
   */
  | {
      readonly kind: 'plan-edges';
      readonly add: number;
      readonly threshold: number;
      readonly cap: number;
      readonly near: number;
    }
  /** Sums to sRGB bytes, one band a unit: all pixels, or those planned last. */
  | { readonly kind: 'develop'; readonly of: Print; readonly what: 'all' | 'planned' }
  /**
   * Writes the part that each pixel of the finished picture shows to the plan, one row of a map `side` px wide a unit:
   * 0 for none, else its place in `legend` and one.
   */
  | { readonly kind: 'parts'; readonly side: number; readonly legend: readonly string[] }
  /** The small first picture to full size, {@link ENLARGED_ROWS} a unit. */
  | { readonly kind: 'enlarge' };

export type ToWorker =
  /** Builds and packs the piece, or a draft of it, for the picture; sent to one worker only. */
  | { readonly type: 'build'; readonly job: number; readonly spec: DesignSpec; readonly isDraft: boolean }
  /** Builds and packs a coarser one for the sketch, if that is quicker; sent to another worker. */
  | { readonly type: 'sketch'; readonly job: number; readonly spec: DesignSpec }
  /** Loads the built scene and the memory of the picture. */
  | {
      readonly type: 'load';
      readonly job: number;
      readonly scene: PackedScene;
      readonly shot: Shot;
      readonly size: number;
      readonly buffers: SharedBuffers;
    }
  | { readonly type: 'phase'; readonly job: number; readonly phase: Phase; readonly units: number }
  /** Weighs and describes the piece; sent to the worker that built it. */
  | { readonly type: 'facts'; readonly job: number; readonly spec: DesignSpec };

export type FromWorker =
  | { readonly type: 'ready' }
  /** The scene's arrays live in shared memory. */
  | { readonly type: 'built'; readonly job: number; readonly scene: PackedScene; readonly shot: Shot }
  /** A sketch would not be faster than the piece. */
  | { readonly type: 'unsketched'; readonly job: number }
  /** `rays` since the scene was loaded. */
  | { readonly type: 'done'; readonly job: number; readonly rays: number }
  | { readonly type: 'facts'; readonly job: number; readonly facts: PieceFacts }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
