/** Writes materials, rooms and stages as records for the integrator; offsets as in kernel/layout.ts. */
import { isGlossy, type Gem, type Material, type Metal } from '../materials/material';
import type { Rig } from '../materials/rigs';
import type { StageSetting } from '../materials/stages';

export const MATERIAL_BYTES = 256;
const MATERIAL_NUMBERS = MATERIAL_BYTES / Float64Array.BYTES_PER_ELEMENT;
const KIND = { metal: 0, clear: 1, crystal: 2, lacquer: 3, body: 4 } as const;
const VIEWS = { gems: 0, brilliants: 1, steps: 2, melee: 3 } as const;
/** Index of what all materials have. */
const GLOSSY = 29;
const MOST_COLORS = 3;
/** Brightness of the stage in the shadow of the piece, relative to the open stage. */
const STAGE_AROUND = 0.75;
/** Length over which a graduated sweep darkens, in units of where the light begins to fall. */
const SLOPE_LENGTH = 2.6;
/** How much of a wall's slope it has to the right as well. */
const SLANT = 0.3;

const metalRecord = (metal: Metal): number[] => [
  KIND.metal,
  ...metal.reflectance,
  ...metal.dip,
  metal.alphaAlong,
  metal.alphaAcross,
  metal.waviness,
  metal.hammer,
  metal.brush,
  metal.grain,
  metal.tarnish,
  metal.bark,
  Number(metal.isWhite),
  ...metal.strokes.axes.flat(),
  ...metal.strokes.center,
  metal.strokes.radius,
];

function gemRecord(gem: Gem, place: (values: Float64Array) => number): number[] {
  const colors = gem.colors.map(place);
  const fire = gem.fire ?? [];
  const lanes = fire.flatMap(({ indices, rgb }) => indices.flatMap((index, lane) => [index, ...rgb[lane]!]));
  return [
    gem.body === 'clear' ? KIND.clear : KIND.body,
    gem.ior,
    gem.tone,
    ...gem.average,
    gem.polarizer,
    gem.bounces,
    Number(gem.rounded),
    Number(gem.isZoned),
    Number(gem.inclusions !== null),
    ...(gem.inclusions?.color ?? [0, 0, 0]),
    colors.length,
    ...Array.from({ length: MOST_COLORS }, (_, i) => colors[i] ?? 0),
    fire.length,
    lanes.length > 0 ? place(Float64Array.from(lanes)) : 0,
    VIEWS[gem.view],
    gem.metalTint,
    gem.foil,
    gem.rim,
  ];
}

function materialRecord(material: Material, place: (values: Float64Array) => number): number[] {
  switch (material.kind) {
    case 'metal':
      return metalRecord(material);
    case 'gem':
      return gemRecord(material, place);
    case 'crystal':
      return [KIND.crystal];
    case 'lacquer':
      return [KIND.lacquer];
    case 'pearl':
      return [KIND.body];
  }
}

/** One row of {@link MATERIAL_BYTES} per material. @param place writes a table of one and returns its address. */
export function materialRecords(materials: readonly Material[], place: (values: Float64Array) => number): Float64Array {
  const rows = new Float64Array(materials.length * MATERIAL_NUMBERS);
  const placed = new Map<Float64Array, number>();
  const once = (values: Float64Array) => {
    const at = placed.get(values) ?? place(values);
    placed.set(values, at);
    return at;
  };
  for (const [i, material] of materials.entries()) {
    rows.set(materialRecord(material, once), i * MATERIAL_NUMBERS);
    rows[i * MATERIAL_NUMBERS + GLOSSY] = Number(isGlossy(material));
  }
  return rows;
}

/** A room's gradient, its dark camera side, its version for stones, and the cards for flat faces. */
export const roomRecord = (
  { zenith, horizon, nadir, lensDarkness, gems, brilliants, tent, tentUp }: Rig,
  lens: Float64Array,
  cards: Float64Array,
): Float64Array =>
  Float64Array.from([
    ...zenith,
    ...horizon,
    ...nadir,
    ...lens,
    lensDarkness,
    ...[gems, brilliants].flatMap(({ rest, stage }) => [rest, stage]),
    ...tent,
    tentUp[1],
    tentUp[2],
    ...cards,
  ]);

/** The stage as seen by the camera, and by metal, stones and paint. */
export function stageRecord(
  setting: StageSetting,
  { nadir, stageFall, stageSlope }: Rig,
  [lensX = 0, , lensZ = 0]: Float64Array,
): Float64Array {
  const {
    wall,
    color,
    low,
    high,
    gloss,
    fallFrom,
    fallTo,
    fallOff,
    fadeFrom,
    fadeTo,
    tilt,
    roughness,
    mapHalfWidth,
    centerA,
    centerB,
    texture,
    retouched,
    shaded,
    shadedMm,
    flags,
  } = setting;
  /** Per mm: to the right of the camera on the floor, downwards on the wall. */
  const slope = stageSlope / (SLOPE_LENGTH * fallFrom * Math.max(1e-6, Math.hypot(lensX, lensZ)));
  const reflected = setting.reflected ?? color;
  return Float64Array.from([
    Number(wall),
    ...color,
    ...low,
    ...high,
    gloss,
    fallFrom,
    fallTo,
    fallOff,
    fadeFrom,
    fadeTo,
    tilt,
    roughness,
    mapHalfWidth,
    centerA,
    centerB,
    ...reflected.map((channel, c) => channel / color[c]!),
    ...reflected.map((channel, c) => Math.max(0, STAGE_AROUND * channel - nadir[c]!)),
    stageFall,
    Number(texture !== undefined),
    ...(wall ? [SLANT * slope, -slope] : [lensZ * slope, -lensX * slope]),
    retouched,
    shaded,
    shadedMm,
    flags,
  ]);
}
