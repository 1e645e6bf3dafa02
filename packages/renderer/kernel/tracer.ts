/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** Recursive specular ray tracing (Whitted, 1980) with soft analytic lights. */
import { addStrobes, coverWithCards, GLOSS_SEES, seeCards, takeCards } from './cards';
import { BLUR_SPREAD, farRadiance, gemStage, radiance, radianceThroughGem, radianceWithoutCards } from './environment';
import { coverWithFlags, takeFlags } from './flags';
import { shadeGem } from './gem';
import { cast, isBehindGlass, setBehindGlass } from './cast';
import {
  COS, HIT_INSTANCE, HIT_PLANE, HIT_T, HIT_TRIANGLE, INSTANCE_SHIFT, instances, KIND_BODY, KIND_CLEAR, KIND_CRYSTAL, KIND_METAL, LIGHT, M_GLOSSY,
  M_KIND, M_ROUNDED, materials, MATERIAL_SHIFT, PARTIAL, PIXEL, Q, R, triangleMaterials, TURN,
} from './layout';
import { cos, PI, put, sin } from './math';
import { setGlassMm, shadeMetal } from './metal';
import { backdrop, gloss, hasTexture, isWall, roughness, stageColor, stageInMetal, toStage } from './stage';
import { gemNormal, meshNormals, reflect } from './surface';

/** Softness of the lights for the eye itself, radians. */
const CAMERA_BLUR: f64 = 0.015;
/** From this depth on the room comes from a table. */
const TABLE_DEPTH: i32 = 3;
/** The stage counts as even from this distance on, mm. */
const FAR_MM: f64 = 1e5;
/** Brightest light a floor reflection shows; more would speckle. */
const REFLECTION_LIMIT: f64 = 2.5;
/** A floor's reflection has half its strength at this distance between the floor and the reflected surface, mm. */
const REFLECTION_REACH_MM: f64 = 11;

/** Shades, in JavaScript, what is not metal, glass or a clear stone; its normals are at SURFACE. */
declare function shadePaint(material: i32, instance: i32, px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64, depth: i32, blur: f64): void;
/** Changes LIGHT as the stage's texture does at plane coordinates. */
declare function texture(a: f64, b: f64): void;

/**
 * Radiance along a ray; true when it met the piece or the stage, false when it saw the room. `depth` is 0 from the
 * camera; every reflection adds 1, every stone 2. `throughGem` rays left a stone, and see the room with more contrast.
 * `blur` is the softness that the surfaces passed so far give to the lights, radians; `skip` an instance the ray passes
 * through, or -1.
 */
export function trace(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, depth: i32, throughGem: bool, blur: f64, skip: i32): bool {
  const seer = takeCards();
  const limit = takeFlags();
  const distance = toStage(oy, oz, dy, dz);
  if (cast(ox, oy, oz, dx, dy, dz, distance, skip, false)) {
    shadeHit(ox, oy, oz, dx, dy, dz, depth, throughGem, blur);
    return true;
  }
  const reach = min<f64>(distance, FAR_MM);
  const share = throughGem || depth >= TABLE_DEPTH ? (distance < Infinity ? 1 : 0) : stageShare(isWall ? dz : dy, blur);
  if (share > 0) {
    stageInMetal(ox + dx * reach, isWall ? oy + dy * reach : oz + dz * reach, reach, throughGem, gemStage);
    if (share < 1) {
      const red = load<f64>(LIGHT);
      const green = load<f64>(LIGHT, 8);
      const blue = load<f64>(LIGHT, 16);
      radiance(ox, oy, oz, dx, dy, dz, blur);
      put(
        LIGHT,
        load<f64>(LIGHT) + share * (red - load<f64>(LIGHT)),
        load<f64>(LIGHT, 8) + share * (green - load<f64>(LIGHT, 8)),
        load<f64>(LIGHT, 16) + share * (blue - load<f64>(LIGHT, 16)),
      );
    }
    if (limit > 0) coverWithFlags(limit);
    if (seer != 0) coverWithCards(seer, dx, dy, dz);
    return distance < Infinity;
  }
  if (throughGem) radianceThroughGem(dx, dy, dz);
  else if (depth < TABLE_DEPTH) radiance(ox, oy, oz, dx, dy, dz, blur);
  else farRadiance(dx, dy, dz);
  if (limit > 0) coverWithFlags(limit);
  if (seer == GLOSS_SEES) addStrobes(ox, oy, oz, dx, dy, dz, blur);
  if (seer != 0) coverWithCards(seer, dx, dy, dz);
  return false;
}

/**
 * Share of the stage in a cone about a direction, `rise` the sine of its angle to the stage: the horizon, where softboxes
 * end, is as soft as their other edges.
 */
function stageShare(rise: f64, blur: f64): f64 {
  const x = 0.5 - rise / (blur * BLUR_SPREAD);
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x);
}

/** Thin watch glass: what lies behind it, with the room's reflection on top. */
function shadeCrystal(px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64, depth: i32, blur: f64): void {
  const m = 1 - load<f64>(COS);
  const coat = min<f64>(1, 0.5 * (0.05 + 0.95 * m * m * m * m * m));
  const qx = load<f64>(Q);
  const qy = load<f64>(Q, 8);
  const qz = load<f64>(Q, 16);
  const rx = load<f64>(R);
  const ry = load<f64>(R, 8);
  const rz = load<f64>(R, 16);
  // The camera sees what is behind glass directly: all directions of its lobe, with strokes as fine as its pixels.
  if (depth == 0) setGlassMm(load<f64>(HIT_T));
  const wasBehind = setBehindGlass(true);
  trace(px, py, pz, dx, dy, dz, min<i32>(3, depth), false, blur, -1);
  setBehindGlass(wasBehind);
  if (depth == 0) setGlassMm(0);
  const red = load<f64>(LIGHT);
  const green = load<f64>(LIGHT, 8);
  const blue = load<f64>(LIGHT, 16);
  if (depth < 2) radianceWithoutCards(qx, qy, qz, rx, ry, rz, 0.02);
  else put(LIGHT, 0, 0, 0);
  put(LIGHT, red * (1 - coat) + load<f64>(LIGHT) * coat, green * (1 - coat) + load<f64>(LIGHT, 8) * coat, blue * (1 - coat) + load<f64>(LIGHT, 16) * coat);
}

/** The material that the last hit is of. */
export function materialHit(): i32 {
  const own = load<i32>(instances + (<usize>load<i32>(HIT_INSTANCE) << INSTANCE_SHIFT), 12);
  return own >= 0 ? own : load<u16>(triangleMaterials + (<usize>load<i32>(HIT_TRIANGLE) << 1));
}

/** Shades the last hit for the ray that made it. */
export function shadeHit(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, depth: i32, throughGem: bool, blur: f64): void {
  const instance = load<i32>(HIT_INSTANCE);
  const t = load<f64>(HIT_T);
  const px = ox + dx * t;
  const py = oy + dy * t;
  const pz = oz + dz * t;
  const number = materialHit();
  const material = materials + (<usize>number << MATERIAL_SHIFT);
  const kind = <i32>load<f64>(material, M_KIND);
  const plane = load<i32>(HIT_PLANE);
  if (kind == KIND_CLEAR) {
    shadeGem(number, px, py, pz, dx, dy, dz, depth, instance, plane);
    return;
  }
  if (kind == KIND_BODY && plane >= 0) gemNormal(instance, plane, load<f64>(material, M_ROUNDED) != 0, px, py, pz);
  else meshNormals(instance, dx, dy, dz);
  if (kind == KIND_METAL) {
    shadeMetal(material, instance, px, py, pz, dx, dy, dz, depth, throughGem, blur);
    return;
  }
  if (kind != KIND_BODY) reflect(px, py, pz, dx, dy, dz);
  if (kind == KIND_CRYSTAL) {
    shadeCrystal(px, py, pz, dx, dy, dz, depth, blur);
    return;
  }
  if (depth == 0 && !isBehindGlass && load<f64>(material, M_GLOSSY) != 0) seeCards(GLOSS_SEES);
  shadePaint(number, instance, px, py, pz, dx, dy, dz, depth, blur);
  seeCards(0);
}

/** The stage as the camera sees it, with the reflection of the piece in a polished floor. */
function sampleStage(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, distance: f64, u: f64, v: f64): bool {
  const px = ox + dx * distance;
  const py = oy + dy * distance;
  const pz = oz + dz * distance;
  stageColor(px, isWall ? py : pz);
  if (hasTexture) texture(px, isWall ? py : pz);
  if (gloss <= 0) return false;
  const red = load<f64>(LIGHT);
  const green = load<f64>(LIGHT, 8);
  const blue = load<f64>(LIGHT, 16);
  const m = 1 + dy;
  const mirror = gloss * (0.04 + 0.96 * m * m * m * m * m);
  const turn = 2 * PI * v;
  const radius = 0.5 * roughness * sqrt<f64>(u);
  const rx = dx + radius * cos(turn);
  const ry = -dy + 0.3 * roughness * u;
  const rz = dz + radius * sin(turn);
  const scale = 1 / sqrt<f64>(rx * rx + ry * ry + rz * rz);
  if (!cast(px, py, pz, rx * scale, ry * scale, rz * scale, Infinity, -1, false)) return false;
  const far = load<f64>(HIT_T) / REFLECTION_REACH_MM;
  const reflectance = mirror / (1 + far * far);
  shadeHit(px, py, pz, rx * scale, ry * scale, rz * scale, 1, false, CAMERA_BLUR + 2 * roughness);
  put(
    LIGHT,
    red * (1 - reflectance) + min<f64>(load<f64>(LIGHT), REFLECTION_LIMIT) * reflectance,
    green * (1 - reflectance) + min<f64>(load<f64>(LIGHT, 8), REFLECTION_LIMIT) * reflectance,
    blue * (1 - reflectance) + min<f64>(load<f64>(LIGHT, 16), REFLECTION_LIMIT) * reflectance,
  );
  return true;
}

/**
 * Radiance of a camera ray, into LIGHT: whether anything but the bare stage was seen, and PARTIAL whether that was all
 * there is. `u` and `v` in [0, 1) choose the direction of a rough floor's reflection; all pixels go through a rough
 * surface's lobe in the same order, by the number of the sample in its pixel, which leaves no noise. `seed` is where
 * the rays of occlusion of its pixel begin.
 */
export function sample(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, u: f64, v: f64, turn: i32, seed: i32): bool {
  store<i32>(PIXEL, seed);
  store<i32>(TURN, turn);
  store<i32>(PARTIAL, 0);
  const distance = toStage(oy, oz, dy, dz);
  if (cast(ox, oy, oz, dx, dy, dz, distance, -1, false)) {
    shadeHit(ox, oy, oz, dx, dy, dz, 0, false, CAMERA_BLUR);
    return true;
  }
  if (distance < Infinity) return sampleStage(ox, oy, oz, dx, dy, dz, distance, u, v);
  backdrop(dy);
  return false;
}
