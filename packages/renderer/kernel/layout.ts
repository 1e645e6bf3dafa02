/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** Layout of linear memory; `trace/kernel.ts` writes it. */

/** Answers of a ray: distance, u, v (f64), then instance, triangle, plane (i32). */
export const HIT_T: usize = 0;
export const HIT_U: usize = 8;
export const HIT_V: usize = 16;
export const HIT_INSTANCE: usize = 24;
export const HIT_TRIANGLE: usize = 28;
export const HIT_PLANE: usize = 32;
export const LANES: usize = 64;

/**
 * Answers of the shaders (f64): radiance; a colour; a direction or normal; what each follows is overwritten by the next
 * call.
 */
export const LIGHT: usize = 128;
export const COLOR: usize = 160;
export const VECTOR: usize = 192;
/**
 * The surface that is being shaded (f64): shading normal, geometric normal, reflected direction, start of the
 * reflection, cosine.
 */
export const SURFACE: usize = 256;
export const N: usize = SURFACE;
export const G: usize = SURFACE + 24;
export const R: usize = SURFACE + 48;
export const Q: usize = SURFACE + 72;
export const COS: usize = SURFACE + 96;
/**
 * Of the camera's sample: random bits of its pixel, whether it is partial (1; 2 for a few directions of a rough surface's
 * lobe), its turn (i32).
 */
export const PIXEL: usize = 400;
export const PARTIAL: usize = 404;
export const TURN: usize = 408;
/** Shading normals at the corners of the triangle that was hit (f64). */
export const CORNERS: usize = 416;
/**
 * Facet by which the first wavelength left a stone (i32; its complement in the mirror image of a half), state of that exit (i32), its radiance (f64 rgb); guesses of
 * facets (i32). Only camera rays use the first three, which never nest.
 */
export const FIRST_FACETS: usize = 512;
export const FIRST_EXITS: usize = 576;
export const FIRST_LIGHT: usize = 640;
export const GUESSES: usize = 1024;
/** The four children of a node as entries of a stack, before those that are hit are sorted into it. */
export const ENTRIES: usize = 1280;
/** Table of directional albedo (f64). */
export const ALBEDO: usize = 2048;

/** Stacks of (near f32, child i32, count i32), 16 bytes an entry: the top hierarchy's and that of the mesh entered. */
export const TOP_STACK: usize = 4096;
export const MESH_STACK: usize = 17408;

/** Bytes of a node, of four triangles, of four facets, of a frame, of an instance, of a material. */
export const NODE_SHIFT: usize = 7;
export const TRIANGLES_SIZE: usize = 144;
export const FACETS_SHIFT: usize = 6;
export const FRAME_SHIFT: usize = 7;
export const INSTANCE_SHIFT: usize = 4;
export const MATERIAL_SHIFT: usize = 8;

/** Set by `place`: first bytes of the parts of the scene. */
export let nodes: usize = 0;
export let triangles: usize = 0;
export let facets: usize = 0;
export let frames: usize = 0;
export let instances: usize = 0;
export let rims: usize = 0;
export let rimPlanes: usize = 0;
export let rimFacets: usize = 0;

export function place(nodesAt: usize, trianglesAt: usize, facetsAt: usize, framesAt: usize, instancesAt: usize, rimsAt: usize, rimPlanesAt: usize, rimFacetsAt: usize): void {
  nodes = nodesAt;
  triangles = trianglesAt;
  facets = facetsAt;
  frames = framesAt;
  instances = instancesAt;
  rims = rimsAt;
  rimPlanes = rimPlanesAt;
  rimFacets = rimFacetsAt;
}

/**
 * Set by `dress`: normals of triangle corners (two octahedral i16), material of each triangle (u16), planes of stones (f64), materials
 * (f64), angle of a pixel.
 */
export let normals: usize = 0;
export let triangleMaterials: usize = 0;
export let planes: usize = 0;
export let materials: usize = 0;
export let pixelAngle: f64 = 0;

export function dress(normalsAt: usize, triangleMaterialsAt: usize, planesAt: usize, materialsAt: usize, angle: f64): void {
  normals = normalsAt;
  triangleMaterials = triangleMaterialsAt;
  planes = planesAt;
  materials = materialsAt;
  pixelAngle = angle;
}

/**
 * Kinds of instances. The first plane of a mirrored stone is the portal that closes its half with x >= 0: behind it
 * lies the mirror image. All rays are followed in that half, in the mirrored frame where they are in the image.
 */
export const GEM: i32 = 1;
export const MIRRORED_GEM: i32 = 2;
/** Watch glass: a mesh that rays from behind it and shadow rays pass. */
export const GLASS: i32 = 3;

/** Numbers of a material (f64): see `materialRecord` in trace/kernel.ts. */
export const M_KIND: usize = 0;
export const KIND_METAL: i32 = 0;
export const KIND_CLEAR: i32 = 1;
export const KIND_CRYSTAL: i32 = 2;
export const KIND_BODY: i32 = 4;
/** Of a metal. */
export const M_REFLECTANCE: usize = 8;
export const M_DIP: usize = 32;
export const M_ALONG: usize = 56;
export const M_ACROSS: usize = 64;
export const M_WAVINESS: usize = 72;
export const M_HAMMER: usize = 80;
export const M_BRUSH: usize = 88;
export const M_GRAIN: usize = 96;
export const M_TARNISH: usize = 104;
export const M_BARK: usize = 112;
export const M_WHITE: usize = 120;
/** Axes of its strokes (along, across, round which a ring runs or which stands on a plate), their middle, radius of a ring or 0. */
export const M_STROKES: usize = 128;
export const M_STROKE_CENTER: usize = 200;
export const M_STROKE_RADIUS: usize = 224;
/** Of all: whether it mirrors lights sharply under its own colour, as polished stone and enamel do. */
export const M_GLOSSY: usize = 232;
/** Of a stone. */
export const M_IOR: usize = 8;
export const M_TONE: usize = 16;
export const M_AVERAGE: usize = 24;
export const M_POLARIZER: usize = 48;
export const M_BOUNCES: usize = 56;
export const M_ROUNDED: usize = 64;
export const M_ZONED: usize = 72;
export const M_INCLUSIONS: usize = 80;
export const M_INCLUSION_COLOR: usize = 88;
/** How many tables of colour over the path, and the first bytes of each (three at most). */
export const M_COLOR_COUNT: usize = 112;
export const M_COLORS: usize = 120;
/** How many sets of wavelengths, and the first byte of them: for each wavelength index, red, green, blue. */
export const M_FIRE_SETS: usize = 144;
export const M_FIRE: usize = 152;
/** How the stone shows the room. */
export const M_VIEW: usize = 160;
export const VIEW_BRILLIANT: i32 = 1;
export const VIEW_STEPS: i32 = 2;
export const VIEW_MELEE: i32 = 3;
/** Share of the colour of metal that is seen in the stone. */
export const M_TINT: usize = 168;
/** Share of the light about to leave by the pavilion that is sent back. */
export const M_FOIL: usize = 176;
/** Share of its light that the stone loses at its girdle. */
export const M_RIM: usize = 184;
