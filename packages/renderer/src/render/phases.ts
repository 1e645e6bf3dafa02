import type { DesignSpec, PieceFacts, Shot } from '@jewelry/design';
import { BAND, ENLARGED_ROWS } from '../film/film';
import { CONTROL, mapGrid, SKETCH_MAP_GRID, sketchSize, TILE, type SharedBuffers } from './buffers';
import type { WorkerPool } from './pool';
import type { FromWorker, Phase, Print, ToWorker } from './protocol';

export type FramePhase = 'sketch' | 'cast' | 'set' | 'polish';
export type Quality = 'draft' | 'preview' | 'screen' | 'export' | 'reference';

/** Most samples per pixel. A preview stops at the first four, a draft at two. */
const SAMPLE_CAP: Record<Quality, number> = { draft: 2, preview: 4, screen: 12, export: 24, reference: 256 };
/** Difference between the quadrants of a pixel (perceived brightness, 0 to 1) above which it gets more samples. */
const THRESHOLD: Record<Quality, number> = { draft: 1, preview: 1, screen: 0.16, export: 0.05, reference: -1 };
const FIRST_SAMPLES = 4;
/** Samples added to a pixel at a time after the first pass. */
const POLISH_SAMPLES: Record<Quality, number> = { draft: 4, preview: 4, screen: 4, export: 4, reference: 252 };
const DRAFT_SAMPLES = 2;
/** Samples of the small, soft picture, where anything is visible. */
const SKETCH_SAMPLES = 2;
const MAP_SAMPLES = 4;
/** Photons per texel of a light map: 52 thousand for the largest, in batches that threads share. */
const PHOTONS_PER_TEXEL = 1.4;
const PHOTON_BATCH = 512;
/** Odd in number: the bake leaves its texels in the first map and the last blur must end in the second. */
const MAP_BLURS = [
  { step: 1, tolerance: Infinity },
  { step: 2, tolerance: 0.06 },
  { step: 4, tolerance: 0.015 },
] as const;
/**
 * A pixel also gets more samples where one around it differs. At `screen`, where that would be more pixels than this
 * (large close-ups of many stones), they have to differ by more, and so many of those around it.
 */
const DENSE_PIXELS = 200_000;
const DENSE_THRESHOLD = 0.22;
const DENSE_NEAR = 5;
/** Polishing ends when fewer pixels than this fraction still differ. */
const DONE_SHARE = 0.002;

export interface PhaseRun {
  readonly pool: WorkerPool;
  readonly buffers: SharedBuffers;
  readonly job: number;
  readonly spec: DesignSpec;
  readonly size: number;
  readonly quality: Quality;
  /** The camera position of an earlier version of the piece. */
  readonly held: Framing | undefined;
  /** Also map the parts. */
  readonly hasParts: boolean;
  /** Called when `buffers.rgb` holds a new whole frame. `fraction` is the fraction of the usual work that is done. */
  readonly onFrame: (phase: FramePhase, fraction: number) => void;
}

/** The camera position, and the center of the piece for the stage. */
export type Framing = Pick<Shot, 'rig' | 'camera' | 'center' | 'radiusMm'>;

/** The part in each pixel, at half the size of the picture. */
export interface PartsMap {
  readonly side: number;
  /** Rows from the top: 0 for none, else the index in `parts` plus one. */
  readonly indices: Uint8Array;
  readonly parts: readonly string[];
}

export interface PhaseOutcome {
  readonly facts: PieceFacts;
  readonly framing: Framing;
  readonly parts: PartsMap | null;
  readonly rays: number;
  readonly triangles: number;
  readonly gems: number;
}

/**
 * A piece that has grown by more than this out of the frame of its earlier version is framed again, as is a view that
 * shows less than this share of it.
 */
const MOST_GROWN = 1.22;
const LEAST_SHOWN = 0.6;
const tanOf = ({ fovDeg }: Shot['camera']): number => Math.tan((fovDeg * Math.PI) / 360);

/**
 * The same shot from where the camera stood before, when it looks from the same side and the piece is still in the
 * frame.
 */
export function heldShot(shot: Shot, held: Framing | undefined): Shot {
  if (
    !held ||
    held.rig !== shot.rig ||
    held.camera.azimuthDeg !== shot.camera.azimuthDeg ||
    held.camera.elevationDeg !== shot.camera.elevationDeg
  )
    return shot;
  const reach = tanOf(held.camera) * held.camera.distanceMm;
  const moved = Math.hypot(...shot.camera.target.map((x, axis) => x - held.camera.target[axis]!));
  const needed = tanOf(shot.camera) * shot.camera.distanceMm;
  if (needed + moved > reach * MOST_GROWN || needed < reach * LEAST_SHOWN) return shot;
  const { camera, center, radiusMm } = held;
  return { ...shot, camera, center, radiusMm };
}

/** Maximum number of parts in a map: its indices are bytes. */
const MOST_MAPPED = 255;

/** Thrown inside a run when its abort flag is set. */
class StoppedError extends Error {}

/**
 * Photographs one piece in whole-frame phases: a soft small picture (of a coarser piece, where the piece takes long to build),
 * one sample a pixel, four where there is anything to see, then more where samples disagree. A draft is one frame of the
 * coarser piece at up to two samples a pixel.
 * @throws StoppedError once the abort word of the buffers is set.
 */
export async function runPhases(run: PhaseRun): Promise<PhaseOutcome> {
  const { pool, buffers, job, spec, size, quality, held, hasParts, onFrame } = run;
  const control = new Int32Array(buffers.control);
  const stop = () => Atomics.store(control, CONTROL.abort, 1);
  // Threads before this one are building the piece.
  let firstFree = 0;
  const request = async (message: ToWorker, first = firstFree, end = pool.size) => {
    const responses = await pool.request(message, stop, first, end);
    if (Atomics.load(control, CONTROL.abort) !== 0) throw new StoppedError('stopped');
    return responses;
  };
  let phaseResults: FromWorker[] = [];
  const phase = async (step: Phase, units: number) => {
    Atomics.store(control, CONTROL.nextUnit, 0);
    Atomics.store(control, CONTROL.planned, 0);
    phaseResults = await request({ type: 'phase', job, phase: step, units });
  };
  const small = sketchSize(size);
  const isDraft = quality === 'draft';

  const bake = async (grid: number, samples: number, known: number) => {
    new Int32Array(buffers.photons).fill(0);
    const batches = Math.ceil((grid * grid * PHOTONS_PER_TEXEL) / PHOTON_BATCH);
    await phase({ kind: 'photons', grid, photons: PHOTON_BATCH, total: batches * PHOTON_BATCH }, batches);
    await phase({ kind: 'bake', grid, samples, known }, grid);
    for (const [index, { step, tolerance }] of MAP_BLURS.entries()) {
      await phase({ kind: 'smooth', grid, step, tolerance, into: index % 2 === 0 ? 1 : 0 }, grid);
    }
  };
  const postprocess = async (of: Print, what: 'all' | 'planned' = 'all') => {
    const bands = Math.ceil((of === 'sketch' ? small : size) / BAND);
    await phase({ kind: 'develop', of, what }, bands);
  };
  const show = async (name: FramePhase, fraction: number) => {
    await postprocess('picture', name === 'cast' || isDraft ? 'all' : 'planned');
    onFrame(name, fraction);
  };

  /** One sample everywhere, then `samples` where there is anything but the bare stage. */
  const traceTwice = async (side: number, grid: number, samples: number, afterFirst: () => Promise<void>) => {
    await phase({ kind: 'trace', size: side, samples: 1, grid }, tiles(side));
    await afterFirst();
    await phase({ kind: 'plan-piece', size: side, add: samples - 1 }, Math.ceil(side / TILE));
    await phase({ kind: 'trace', size: side, samples: 'planned', grid }, tiles(side));
  };

  const sketch = async () => {
    await bake(SKETCH_MAP_GRID, 2, 0);
    await traceTwice(small, SKETCH_MAP_GRID, SKETCH_SAMPLES, () => Promise.resolve());
    await postprocess('sketch');
    await phase({ kind: 'enlarge' }, Math.ceil(size / ENLARGED_ROWS));
    onFrame('sketch', 0.1);
    clearSamples(buffers, small * small);
  };
  /** Sketches a coarser piece with the threads that do not build the piece; false where there is none. */
  const sketchEarly = async (): Promise<boolean> => {
    if (pool.size === 1) return false;
    firstFree = 1;
    const [coarse] = await request({ type: 'sketch', job, spec }, 1, 2);
    if (coarse?.type !== 'built') return false;
    await request({ type: 'load', job, scene: coarse.scene, shot: heldShot(coarse.shot, held), size, buffers });
    await sketch();
    return true;
  };

  clearSamples(buffers, size * size);
  const making = [
    request({ type: 'build', job, spec, isDraft }, 0, 1),
    isDraft ? Promise.resolve(false) : sketchEarly(),
  ] as const;
  const [whole, sketched] = await Promise.allSettled(making);
  firstFree = 0;
  if (whole.status === 'rejected') throw whole.reason;
  if (sketched.status === 'rejected') throw sketched.reason;
  const [built] = whole.value;
  if (built?.type !== 'built') throw new Error('The renderer worker did not build the piece.');
  const { scene } = built;
  const shot = heldShot(built.shot, held);
  await request({ type: 'load', job, scene, shot, size, buffers });
  // The light map of the piece itself, so that the picture does not depend on the sketch.
  if (sketched.value || isDraft) await bake(SKETCH_MAP_GRID, 2, 0);
  else await sketch();

  const grid = isDraft ? SKETCH_MAP_GRID : mapGrid(size);
  if (!isDraft) await bake(grid, MAP_SAMPLES, SKETCH_MAP_GRID);
  await traceTwice(size, grid, isDraft ? DRAFT_SAMPLES : FIRST_SAMPLES, async () => {
    if (!isDraft) await show('cast', 0.35);
  });
  const cap = SAMPLE_CAP[quality];
  const passes = Math.max(0, (cap - FIRST_SAMPLES) / POLISH_SAMPLES[quality]);
  await show('set', passes === 0 ? 1 : 0.75);

  for (let pass = 1; pass <= passes; pass++) {
    const planEdges = (threshold: number, near: number) =>
      phase({ kind: 'plan-edges', add: POLISH_SAMPLES[quality], threshold, cap, near }, Math.ceil(size / TILE));
    await planEdges(THRESHOLD[quality], 1);
    if (quality === 'screen' && Atomics.load(control, CONTROL.planned) > DENSE_PIXELS)
      await planEdges(DENSE_THRESHOLD, DENSE_NEAR);
    const enough = Atomics.load(control, CONTROL.planned) < size * size * DONE_SHARE;
    if (!enough) await phase({ kind: 'trace', size, samples: 'planned', grid }, tiles(size));
    const last = enough || pass === passes;
    await show('polish', last ? 1 : 0.75 + (0.25 * pass) / passes);
    if (last) break;
  }
  const legend = [...new Set(scene.parts)].slice(0, MOST_MAPPED);
  const side = Math.ceil(size / 2);
  if (hasParts) await phase({ kind: 'parts', side, legend }, side);
  const parts = hasParts ? { side, indices: new Uint8Array(buffers.plan).slice(0, side * side), parts: legend } : null;
  const [weighed] = await request({ type: 'facts', job, spec }, 0, 1);
  if (weighed?.type !== 'facts') throw new Error('The renderer worker did not weigh the piece.');
  return {
    facts: weighed.facts,
    framing: { rig: shot.rig, camera: shot.camera, center: shot.center, radiusMm: shot.radiusMm },
    parts,
    rays: phaseResults.reduce((sum, result) => sum + (result.type === 'done' ? result.rays : 0), 0),
    triangles: scene.triangleCount,
    gems: scene.gemCount,
  };
}

function tiles(side: number): number {
  return Math.ceil(side / TILE) ** 2;
}

/** Clears the buffers for new samples; the last frame remains visible. */
function clearSamples(buffers: SharedBuffers, pixels: number): void {
  new Uint16Array(buffers.counts).fill(0, 0, pixels);
  new Uint8Array(buffers.touched).fill(0, 0, pixels);
}
