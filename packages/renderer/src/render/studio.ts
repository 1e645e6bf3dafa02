import type { Shot } from '@jewelry/design';
import { FLOOR_RIG, WALL_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { createEnlarger, developBand } from '../film/film';
import type { PackedScene } from '../scene/pack';
import { createEnvironment } from '../trace/environment';
import type { Environment } from '../trace/room';
import { createKernel } from '../trace/kernel';
import { createRowBaker, smoothRow } from '../trace/lightmap';
import { fraction, hash } from '../trace/math';
import { createPhotonShooter } from '../trace/photons';
import { MAP_GRID } from '../trace/stage';
import { createTracer } from '../trace/tracer';
import { addSample, cornerSpread, quadrantOf, quadrantSpread, SUM_STRIDE } from './accumulate';
import { CONTROL, sketchSize, TILE, type SharedBuffers } from './buffers';
import { createCamera } from './camera';
import { cardsFor } from './cards';
import { pixelSeed, R2_X, R2_Y } from './pixelSeed';
import type { Phase, Print } from './protocol';

const GOLDEN = 0.6180339887498949;
const SILVER = 0.4142135623730951;

/** What {@link SharedBuffers.touched} holds for a pixel that showed the piece. */
const WHOLE = 1;
const PARTIAL = 2;
/** One direction of a rough surface's lobe a sample. */
const ROUGH = 3;
/** Neighboring samples with a smaller difference, in perceived brightness, belong to one evenly lit surface. */
const SMOOTH = 0.03;

/** One integrator per worker, reused by each new studio. */
const kernel = createKernel();
/** The lights are constant, so each worker caches one table per rig. */
const environments: { floor?: Environment; wall?: Environment } = {};

function environmentOf(rig: 'floor' | 'wall'): Environment {
  environments[rig] ??=
    rig === 'wall' ? createEnvironment(WALL_RIG, [0, 0, 4], kernel) : createEnvironment(FLOOR_RIG, [0, 9, 0], kernel);
  return environments[rig];
}

/** Fills the tables for both rigs, so that the first picture does not wait for them. */
export function lightStudio(): void {
  environmentOf('floor');
  environmentOf('wall');
}

export interface Studio {
  /**
   * Does one unit of a phase, whose first unit here is the first with this `phase` object. Long units return early once
   * the abort word is set.
   */
  run(phase: Phase, unit: number): void;
  rays(): number;
}

/** Everything one worker needs to photograph a scene into the shared buffers. */
export function openStudio(scene: PackedScene, shot: Shot, size: number, buffers: SharedBuffers): Studio {
  const environment = environmentOf(shot.rig);
  const camera = createCamera(shot);
  environment.faceLens(...camera.back);
  environment.hangCards(cardsFor(scene.flats, shot, camera));
  const stage = stageSetting(shot);
  const tracer = createTracer(scene, environment, stage, kernel, camera.angle / size);
  const bakeRow = createRowBaker(tracer);
  const shootPhotons = createPhotonShooter(tracer);
  const { ray } = camera;
  const { light } = tracer;
  const control = new Int32Array(buffers.control);
  const sums = new Float32Array(buffers.sums);
  const counts = new Uint16Array(buffers.counts);
  const plan = new Uint8Array(buffers.plan);
  const touched = new Uint8Array(buffers.touched);
  const sketch = new Uint8Array(buffers.sketch);
  const rgb = new Uint8Array(buffers.rgb);
  const photons = new Int32Array(buffers.photons);
  const mapLength = MAP_GRID * MAP_GRID * 3;
  const maps = [
    new Float32Array(buffers.maps, 0, mapLength),
    new Float32Array(buffers.maps, mapLength * 4, mapLength),
  ] as const;
  const smallSize = sketchSize(size);
  const sides: Record<Print, number> = { sketch: smallSize, picture: size };
  const enlarge = createEnlarger(smallSize, size);
  let current: Phase | null = null;
  const aborted = () => Atomics.load(control, CONTROL.abort) !== 0;

  function samplePixel(x: number, y: number, side: number, samples: number): void {
    const pixel = y * side + x;
    const bits = hash(Math.imul(x, 1973) + Math.imul(y, 9277) + 1);
    const shiftX = (bits & 0xffff) / 0x10000;
    const shiftY = (bits >>> 16) / 0x10000;
    const seed = pixelSeed(x, y);
    const first = counts[pixel]!;
    // Clears the values of the previous picture.
    if (first === 0) for (let o = pixel * SUM_STRIDE; o < (pixel + 1) * SUM_STRIDE; o++) sums[o] = 0;
    for (let sample = first; sample < first + samples; sample++) {
      const quadrant = quadrantOf(sample, x, y);
      const u = fraction(shiftX + sample * R2_X);
      const v = fraction(shiftY + sample * R2_Y);
      const lensU = fraction(shiftY + sample * GOLDEN);
      const lensV = fraction(shiftX + sample * SILVER);
      camera.aim((x + ((quadrant & 1) + u) * 0.5) / side, (y + ((quadrant >> 1) + v) * 0.5) / side, lensU, lensV);
      if (tracer.sample(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, lensU, lensV, sample, seed))
        touched[pixel] = Math.max(touched[pixel]!, WHOLE + tracer.partial());
      addSample(sums, pixel, quadrant, light[0]!, light[1]!, light[2]!);
    }
    counts[pixel] = first + samples;
  }

  function traceTile(tile: number, side: number, samples: number | 'planned'): void {
    const across = Math.ceil(side / TILE);
    const left = (tile % across) * TILE;
    const top = Math.floor(tile / across) * TILE;
    for (let y = top; y < Math.min(side, top + TILE); y++) {
      if (aborted()) return;
      for (let x = left; x < Math.min(side, left + TILE); x++) {
        const count = samples === 'planned' ? plan[y * side + x]! : samples;
        if (count > 0) samplePixel(x, y, side, count);
      }
    }
  }

  /**
   * Plans `add` samples for the pixels of a band of rows for which `wants` holds, and for those around which it holds for
   * at least `least` pixels.
   */
  function planBand(
    band: number,
    side: number,
    add: number,
    least: number,
    wants: (x: number, y: number) => boolean,
  ): void {
    const top = band * TILE;
    const end = Math.min(side, top + TILE);
    const width = side + 2;
    // With one more pixel on every side.
    const wanted = new Uint8Array(width * (end - top + 2));
    for (let y = Math.max(0, top - 1); y < Math.min(side, end + 1); y++) {
      for (let x = 0; x < side; x++) if (wants(x, y)) wanted[(y - top + 1) * width + x + 1] = 1;
    }
    let planned = 0;
    for (let y = top; y < end; y++) {
      for (let x = 0; x < side; x++) {
        let near = 0;
        for (let o = (y - top) * width + x, row = 0; row < 3; row++, o += width)
          near += wanted[o]! + wanted[o + 1]! + wanted[o + 2]!;
        const isPlanned = near >= least || wanted[(y - top + 1) * width + x + 1] === 1;
        plan[y * side + x] = isPlanned ? add : 0;
        if (isPlanned) planned++;
      }
    }
    Atomics.add(control, CONTROL.planned, planned);
  }

  /** Through the center of the lens, so that a blurred foreground does not fray the parts. */
  function mapRow(y: number, side: number, legend: readonly string[]): void {
    const places = scene.parts.map((part) => legend.indexOf(part) + 1);
    for (let x = 0; x < side; x++) {
      camera.aim((x + 0.5) / side, (y + 0.5) / side, 0, 0);
      const material = tracer.materialAt(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!);
      plan[y * side + x] = material < 0 ? 0 : places[material]!;
    }
  }

  return {
    rays: () => tracer.rays(),
    run(phase, unit) {
      const isFirst = phase !== current;
      current = phase;
      switch (phase.kind) {
        case 'photons':
          shootPhotons(unit, phase.photons, phase.total, phase.grid, photons);
          return;
        case 'bake':
          if (isFirst) kernel.setLightMap(phase.known > 0 ? maps[1] : null, phase.known);
          bakeRow(
            unit,
            phase.grid,
            phase.samples,
            photons,
            maps[0],
            phase.known > 0 ? { map: maps[1], grid: phase.known } : undefined,
          );
          return;
        case 'smooth':
          smoothRow(unit, phase.grid, phase.step, phase.tolerance, maps[phase.into === 0 ? 1 : 0], maps[phase.into]);
          return;
        case 'trace':
          if (isFirst) kernel.setLightMap(maps[1], phase.grid);
          traceTile(unit, phase.size, phase.samples);
          return;
        case 'plan-piece':
          planBand(unit, phase.size, phase.add, 1, (x, y) => {
            const own = y * phase.size + x;
            if (touched[own]! >= PARTIAL) return true;
            const right = x + 1 < phase.size ? 1 : 0;
            const below = y + 1 < phase.size ? phase.size : 0;
            // A pattern of the stage is grainy where the lens blurs it.
            const hasDetail =
              stage.texture !== undefined ||
              touched[own]! + touched[own + right]! + touched[own + below]! + touched[own + right + below]! > 0;
            return hasDetail && cornerSpread(sums, x, y, phase.size) > SMOOTH;
          });
          return;
        case 'plan-edges':
          planBand(unit, size, phase.add, phase.near, (x, y) => {
            const count = counts[y * size + x]!;
            return (
              count > 1 &&
              count < phase.cap &&
              // All pixels take the directions of a lobe in the same order: four may agree by chance along a line.
              (touched[y * size + x] === ROUGH ||
                quadrantSpread(sums, counts, x, y, size) > phase.threshold * Math.sqrt(count / 4))
            );
          });
          return;
        case 'develop':
          developBand(
            unit,
            sides[phase.of],
            sums,
            counts,
            shot.exposure,
            phase.of === 'sketch' ? sketch : rgb,
            phase.what === 'planned' ? plan : null,
          );
          return;
        case 'parts':
          mapRow(unit, phase.side, phase.legend);
          return;
        case 'enlarge':
          enlarge(unit, sketch, rgb);
      }
    },
  };
}
