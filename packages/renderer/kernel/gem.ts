/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { gemRest, lookFrom, radianceThroughGem } from './environment';
import {
  COLOR, FIRST_EXITS, FIRST_FACETS, FIRST_LIGHT, FRAME_SHIFT, frames, GUESSES, HIT_T, INSTANCE_SHIFT, instances, LIGHT, M_AVERAGE, M_BOUNCES, M_FIRE,
  M_FIRE_SETS, M_FOIL, M_INCLUSION_COLOR, M_INCLUSIONS, M_IOR, M_POLARIZER, M_RIM, M_ROUNDED, M_TINT, M_TONE, M_VIEW, M_ZONED, materials, MATERIAL_SHIFT, MIRRORED_GEM, PARTIAL,
  planes, TURN, VECTOR, VIEW_MELEE,
} from './layout';
import { dim, fade, put, smoothstep } from './math';
import { pathColor, zoneShare } from './pathColor';
import { irradiance } from './stage';
import { leaveStone } from './stone';
import { roundedNormal } from './surface';
import { trace } from './tracer';

/** Exiting branches weaker than this are left out; rays weaker than that end. */
const WEAKEST_EXIT: f64 = 0.004;
const WEAKEST_RAY: f64 = 0.02;
/** Exits at least this strong are traced to metal and stage; weaker ones read the table. */
const STRONG_EXIT: f64 = 0.05;
/** A facet this level is the table: the normal's share along the stone's axis. */
const LEVEL: f64 = 0.995;
/** A facet that faces down more than this is of the pavilion: the normal's share along the stone's axis. */
const PAVILION: f64 = -0.1;
/**
 * Most of a light that a table mirrors: seen from afar all of it mirrors one direction, where a photographer holds a
 * dark card.
 */
const TABLE_LIMIT: f64 = 0.4;
/** Most of a light that other facets mirror. */
const COAT_LIMIT: f64 = 2;
/** Softness of what a dome mirrors, radians, and most of a light that is seen through it, whose curves would draw sparks as dots. */
const DOME_BLUR: f64 = 0.01;
const DOME_LIMIT: f64 = 2.5;
/** State of an exit of the first wavelength. */
const UNSEEN: i32 = 0;
const ROOM: i32 = 1;
const MET: i32 = 2;
/** Rays deeper than this get the stone's average colour. */
const DEEPEST_STONE: i32 = 4;
const DEEP_BOUNCES: i32 = 4;
/** Facets that a path remembers at each depth. */
const MOST_BOUNCES: i32 = 11;
/**
 * Share of the room that a small diamond shows in the direction of a ray that has not left it after its few reflections. Without that light its
 * mains and culet were grey; with all of it, the stone is white.
 */
const MELEE_REST: f64 = 0.12;
/** Heights from the girdle, in half-widths of the stone, up to which its rim is dark and from which it is not. */
const RIM_WHOLE: f64 = 0.03;
const RIM_ENDS: f64 = 0.17;
/** Wavelengths in a set, and bytes of each. */
const FIRE_LANES: i32 = 3;
const FIRE_SIZE: usize = 32;

/**
 * How much of a ray through a stone is hidden by what lies in it, 0 to 1: its material, where it enters (mm of the
 * stone's frame), its way and how far it goes.
 */
declare function hiddenShare(material: i32, x: f64, y: f64, z: f64, vx: f64, vy: f64, vz: f64, mm: f64): f64;

function limit(most: f64): void {
  put(LIGHT, min<f64>(load<f64>(LIGHT), most), min<f64>(load<f64>(LIGHT, 8), most), min<f64>(load<f64>(LIGHT, 16), most));
}

/**
 * Shades a clear stone without noise: the refracted ray is followed through the polyhedron and at every facet that
 * lets light out the exiting branch is added with its Fresnel weight, instead of choosing one of the two at random.
 */
export function shadeGem(material: i32, px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64, depth: i32, instance: i32, plane: i32): void {
  const gem = materials + (<usize>material << MATERIAL_SHIFT);
  const f = frames + (<usize>instance << FRAME_SHIFT);
  const word = instances + (<usize>instance << INSTANCE_SHIFT);
  const firstPlane = load<i32>(word, 4);
  const planeCount = load<i32>(word, 8);
  const portal = load<i32>(word) == MIRRORED_GEM ? firstPlane : -1;
  let ax = load<f64>(f);
  let ay = load<f64>(f, 8);
  let az = load<f64>(f, 16);
  const bx = load<f64>(f, 24);
  const by = load<f64>(f, 32);
  const bz = load<f64>(f, 40);
  const cx = load<f64>(f, 48);
  const cy = load<f64>(f, 56);
  const cz = load<f64>(f, 64);
  const scale = load<f64>(f, 96);
  const inverse = load<f64>(f, 104);
  const wx = (px - load<f64>(f, 72)) * inverse;
  const wy = (py - load<f64>(f, 80)) * inverse;
  const wz = (pz - load<f64>(f, 88)) * inverse;
  // -1 where the ray is in the mirror image of a stone's half.
  let side: f64 = 1;
  if (portal >= 0 && ax * wx + ay * wy + az * wz < 0) {
    side = -1;
    ax = -ax;
    ay = -ay;
    az = -az;
  }
  const startX = ax * wx + ay * wy + az * wz;
  const startY = bx * wx + by * wy + bz * wz;
  const startZ = cx * wx + cy * wy + cz * wz;
  const inX = ax * dx + ay * dy + az * dz;
  const inY = bx * dx + by * dy + bz * dz;
  const inZ = cx * dx + cy * dy + cz * dz;
  const rounded = load<f64>(gem, M_ROUNDED) != 0;
  const zoned = load<f64>(gem, M_ZONED) != 0;
  let normalAt = planes + (<usize>plane << 5);
  if (rounded) {
    roundedNormal(instance, startX, startY, startZ);
    normalAt = VECTOR;
  }
  const nx = load<f64>(normalAt);
  const ny = load<f64>(normalAt, 8);
  const nz = load<f64>(normalAt, 16);
  const cosIn = max<f64>(1e-4, -(nx * inX + ny * inY + nz * inZ));
  const eta = load<f64>(gem, M_IOR);
  const face = (eta - 1) / (eta + 1);
  const facing = face * face;
  const m = 1 - cosIn;
  const outer = facing + (1 - facing) * m * m * m * m * m;

  const rx = inX + 2 * cosIn * nx;
  const ry = inY + 2 * cosIn * ny;
  const rz = inZ + 2 * cosIn * nz;
  // Light that leaves a convex stone never meets it again.
  const skip = portal >= 0 ? -1 : instance;
  const ex = ax * rx + bx * ry + cx * rz;
  const ey = ay * rx + by * ry + cy * rz;
  const ez = az * rx + bz * ry + cz * rz;
  // Every ray that meets another stone leaves that stone's view behind.
  const view = <i32>load<f64>(gem, M_VIEW);
  lookFrom(view);
  // A dome mirrors the lights of the room themselves: small sparks on it are white specks.
  if (depth < 2) trace(px, py, pz, ex, ey, ez, depth + 2, !rounded, rounded ? DOME_BLUR : 0, skip);
  else radianceThroughGem(ex, ey, ez);
  if (!rounded) limit(nz > LEVEL ? TABLE_LIMIT : COAT_LIMIT);
  const polarizer = load<f64>(gem, M_POLARIZER);
  const coatRed = load<f64>(LIGHT) * outer * polarizer;
  const coatGreen = load<f64>(LIGHT, 8) * outer * polarizer;
  const coatBlue = load<f64>(LIGHT, 16) * outer * polarizer;
  if (depth >= DEEPEST_STONE) {
    put(LIGHT, coatRed + load<f64>(gem, M_AVERAGE) * (1 - outer), coatGreen + load<f64>(gem, M_AVERAGE + 8) * (1 - outer), coatBlue + load<f64>(gem, M_AVERAGE + 16) * (1 - outer));
    return;
  }
  let red = coatRed;
  let green = coatGreen;
  let blue = coatBlue;
  const sets = <i32>load<f64>(gem, M_FIRE_SETS);
  const fire = depth == 0 && sets > 0;
  const fireAt = fire ? <usize>load<f64>(gem, M_FIRE) + <usize>(load<i32>(TURN) % sets) * (<usize>FIRE_LANES * FIRE_SIZE) : 0;
  const lanes = fire ? FIRE_LANES : 1;
  if (fire) store<i32>(PARTIAL, 1);
  const bounces = depth == 0 ? <i32>load<f64>(gem, M_BOUNCES) : DEEP_BOUNCES;
  const mmPerUnit = scale * load<f64>(gem, M_TONE);
  const hasInclusions = load<f64>(gem, M_INCLUSIONS) != 0;
  const tint = load<f64>(gem, M_TINT);
  const foil = load<f64>(gem, M_FOIL);
  let hidden: f64 = 0;
  // A single wavelength carries a part of the light.
  const strong = fire ? 3 * STRONG_EXIT : STRONG_EXIT;
  for (let lane = 0; lane < lanes; lane++) {
    const ray = fireAt + <usize>lane * FIRE_SIZE;
    const index = fire ? load<f64>(ray) : eta;
    const laneRed = fire ? load<f64>(ray, 8) : 1;
    const laneGreen = fire ? load<f64>(ray, 16) : 1;
    const laneBlue = fire ? load<f64>(ray, 24) : 1;
    const ratio = 1 / index;
    const bend = ratio * cosIn - sqrt<f64>(1 - ratio * ratio * (1 - cosIn * cosIn));
    let vx = ratio * inX + bend * nx;
    let vy = ratio * inY + bend * ny;
    let vz = ratio * inZ + bend * nz;
    let x = startX;
    let y = startY;
    let z = startZ;
    let weight = 1 - outer;
    let path: f64 = 0;
    let alongX: f64 = 0;
    let alongY: f64 = 0;
    let last = plane;
    let withFirst = lane > 0;
    let half = side;
    let mx = ax;
    let my = ay;
    let mz = az;
    for (let bounce = 0; bounce < bounces; bounce++) {
      // Neighbouring samples and wavelengths mostly leave by the same facets.
      const guess = GUESSES + (<usize>(depth * MOST_BOUNCES + min<i32>(bounce, MOST_BOUNCES - 1)) << 2);
      const facet = leaveStone(firstPlane, planeCount, x, y, z, vx, vy, vz, last, load<i32>(guess));
      if (facet < 0) break;
      const nearest = max<f64>(0, load<f64>(HIT_T));
      if (hasInclusions && lane == 0 && bounce == 0) hidden += (1 - hidden) * hiddenShare(material, half * x * scale, y * scale, z * scale, half * vx, vy, vz, nearest * scale);
      x += vx * nearest;
      y += vy * nearest;
      z += vz * nearest;
      path += nearest;
      alongX += nearest * (zoned ? zoneShare(y - 0.5 * nearest * vy) : vx * vx);
      alongY += nearest * vy * vy;
      last = facet;
      if (facet == portal) {
        half = -half;
        mx = -mx;
        my = -my;
        mz = -mz;
        x = -x;
        vx = -vx;
        bounce--;
        continue;
      }
      store<i32>(guess, facet);
      const facetOfHalf = half < 0 ? ~facet : facet;
      const first = <usize>bounce << 2;
      if (lane == 0 && fire) {
        store<i32>(FIRST_FACETS + first, facetOfHalf);
        store<i32>(FIRST_EXITS + first, UNSEEN);
      } else if (withFirst) withFirst = load<i32>(FIRST_FACETS + first) == facetOfHalf;
      let facetAt = planes + (<usize>facet << 5);
      if (rounded) {
        roundedNormal(instance, x, y, z);
        if (load<f64>(VECTOR) * vx + load<f64>(VECTOR, 8) * vy + load<f64>(VECTOR, 16) * vz > 0.01) facetAt = VECTOR;
      }
      const n0 = load<f64>(facetAt);
      const n1 = load<f64>(facetAt, 8);
      const n2 = load<f64>(facetAt, 16);
      const cos = vx * n0 + vy * n1 + vz * n2;
      const sin2 = index * index * (1 - cos * cos);
      if (sin2 < 1) {
        const cosOut = sqrt<f64>(1 - sin2);
        const s = (index * cos - cosOut) / (index * cos + cosOut);
        const p = (cos - index * cosOut) / (cos + index * cosOut);
        let reflected = 0.5 * (s * s + p * p);
        if (n2 < PAVILION) reflected += foil * (1 - reflected);
        const exit = weight * (1 - reflected);
        if (exit > WEAKEST_EXIT) {
          pathColor(gem, path, alongX, alongY, mmPerUnit);
          const passR = exit * load<f64>(COLOR);
          const passG = exit * load<f64>(COLOR, 8);
          const passB = exit * load<f64>(COLOR, 16);
          const bendOut = index * cos - cosOut;
          const ux = index * vx - bendOut * n0;
          const uy = index * vy - bendOut * n1;
          const uz = index * vz - bendOut * n2;
          const X = mx * ux + bx * uy + cx * uz;
          const Y = my * ux + by * uy + cy * uz;
          const Z = mz * ux + bz * uy + cz * uz;
          lookFrom(view);
          const known = withFirst ? load<i32>(FIRST_EXITS + first) : UNSEEN;
          const knownLight = FIRST_LIGHT + <usize>bounce * 24;
          if (known == MET) put(LIGHT, load<f64>(knownLight), load<f64>(knownLight, 8), load<f64>(knownLight, 16));
          else if (known == UNSEEN && depth < 2 && passR + passG + passB > strong) {
            const qx = load<f64>(f, 72) + scale * (mx * x + bx * y + cx * z);
            const qy = load<f64>(f, 80) + scale * (my * x + by * y + cy * z);
            const qz = load<f64>(f, 88) + scale * (mz * x + bz * y + cz * z);
            const met = trace(qx, qy, qz, X, Y, Z, depth + 2, true, 0, skip);
            if (met && tint < 1) fade(LIGHT, tint);
            if (fire && lane == 0) {
              store<i32>(FIRST_EXITS + first, met ? MET : ROOM);
              put(knownLight, load<f64>(LIGHT), load<f64>(LIGHT, 8), load<f64>(LIGHT, 16));
            }
          } else radianceThroughGem(X, Y, Z);
          if (rounded) limit(DOME_LIMIT);
          red += laneRed * load<f64>(LIGHT) * passR;
          green += laneGreen * load<f64>(LIGHT, 8) * passG;
          blue += laneBlue * load<f64>(LIGHT, 16) * passB;
        }
        weight *= reflected;
        if (weight < WEAKEST_RAY) break;
      }
      vx -= 2 * cos * n0;
      vy -= 2 * cos * n1;
      vz -= 2 * cos * n2;
    }
    if (weight >= WEAKEST_RAY) {
      lookFrom(view);
      if (view == VIEW_MELEE) {
        const rise = abs<f64>(vz);
        radianceThroughGem(mx * vx + bx * vy + cx * rise, my * vx + by * vy + cy * rise, mz * vx + bz * vy + cz * rise);
        dim(LIGHT, MELEE_REST, MELEE_REST, MELEE_REST);
      } else put(LIGHT, gemRest, gemRest, gemRest);
      pathColor(gem, path, alongX, alongY, mmPerUnit);
      red += laneRed * weight * load<f64>(LIGHT) * load<f64>(COLOR);
      green += laneGreen * weight * load<f64>(LIGHT, 8) * load<f64>(COLOR, 8);
      blue += laneBlue * weight * load<f64>(LIGHT, 16) * load<f64>(COLOR, 16);
    }
  }
  if (hasInclusions && hidden > 0) {
    irradiance(ax * nx + bx * ny + cx * nz, ay * nx + by * ny + cy * nz, az * nx + bz * ny + cz * nz);
    red = coatRed + (red - coatRed) * (1 - hidden) + load<f64>(LIGHT) * load<f64>(gem, M_INCLUSION_COLOR) * hidden * (1 - outer);
    green = coatGreen + (green - coatGreen) * (1 - hidden) + load<f64>(LIGHT, 8) * load<f64>(gem, M_INCLUSION_COLOR + 8) * hidden * (1 - outer);
    blue = coatBlue + (blue - coatBlue) * (1 - hidden) + load<f64>(LIGHT, 16) * load<f64>(gem, M_INCLUSION_COLOR + 16) * hidden * (1 - outer);
  }
  const lit = 1 - load<f64>(gem, M_RIM) * smoothstep(RIM_ENDS, RIM_WHOLE, abs<f64>(startZ));
  // Single wavelengths lie outside the gamut.
  put(LIGHT, red > 0 ? red * lit : 0, green > 0 ? green * lit : 0, blue > 0 ? blue * lit : 0);
}
