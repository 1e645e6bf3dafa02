type Cast<Answer> = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  ...rest: number[]
) => Answer;

/**
 * Exports of the compiled integrator: the functions of these names in kernel/, which `npm run kernel` compiles.
 */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly place: (
    nodes: number,
    triangles: number,
    facets: number,
    frames: number,
    instances: number,
    rims: number,
    rimPlanes: number,
    rimFacets: number,
  ) => void;
  readonly dress: (
    normals: number,
    triangleMaterials: number,
    planes: number,
    materials: number,
    pixelAngle: number,
  ) => void;
  readonly hang: (
    boxes: number,
    lit: number,
    count: number,
    room: number,
    far: number,
    throughGem: number,
    throughBrilliant: number,
    diffuse: number,
  ) => void;
  readonly lay: (setting: number, map: number) => void;
  readonly setLightMap: (grid: number) => void;
  readonly fillAlbedo: () => void;
  readonly enclose: (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) => void;
  /** `limit`, `skip`, `any`. */
  readonly cast: Cast<0 | 1>;
  readonly castRays: () => number;
  readonly leaveStone: (
    firstPlane: number,
    planeCount: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    last: number,
    guess: number,
  ) => number;
  /** `depth`, `throughGem`, `blur`, `skip`. */
  readonly trace: Cast<0 | 1>;
  /** `depth`, `throughGem`, `blur`. */
  readonly shadeHit: Cast<void>;
  /** `u`, `v`, number of the sample in its pixel, seed of the pixel. */
  readonly sample: Cast<0 | 1>;
  /** `blur`. */
  readonly radiance: Cast<void>;
  readonly radianceWithoutCards: Cast<void>;
  readonly farRadiance: (dx: number, dy: number, dz: number) => void;
  readonly irradiance: (nx: number, ny: number, nz: number) => void;
  readonly traceReflection: (depth: number, blur: number) => void;
  readonly mainLightSeen: (reachMm: number, first: number, more: number) => number;
  readonly openness: (reachMm: number, upright: number, first: number, more: number) => number;
  readonly meshNormals: (instance: number, dx: number, dy: number, dz: number) => void;
  readonly materialHit: () => number;
  readonly toStage: (oy: number, oz: number, dy: number, dz: number) => number;
  readonly texelPosition: (offset: number, grid: number) => number;
  readonly conductorFresnel: (material: number, cosine: number) => void;
  readonly sampleVisibleNormal: (
    vx: number,
    vy: number,
    vz: number,
    ax: number,
    ay: number,
    u: number,
    v: number,
  ) => void;
  readonly visibleWeight: (
    vx: number,
    vy: number,
    vz: number,
    lx: number,
    ly: number,
    lz: number,
    ax: number,
    ay: number,
  ) => number;
  readonly directionalAlbedo: (cosine: number, alpha: number) => number;
  readonly pathColor: (material: number, path: number, alongX: number, alongY: number, mmPerUnit: number) => void;
  readonly zoneShare: (x: number) => number;
}

/** Imports of the integrator: see the declarations of these names in kernel/. */
export interface Shaders {
  paint(
    material: number,
    instance: number,
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    blur: number,
  ): void;
  hidden(material: number, x: number, y: number, z: number, vx: number, vy: number, vz: number, mm: number): number;
  texture(a: number, b: number): void;
}
