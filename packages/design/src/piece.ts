/**
 * A piece of jewelry as geometry: the result of a maker, the input of the renderer and of weighing.
 *
 * Lengths are millimetres. The frame is right-handed with y up; floor pieces stand on y = 0,
 * wall pieces (pendants, earrings, necklaces, watches) hang in front of the plane z = 0 and face +z.
 */
import type { Pattern } from './catalogue/gems';
import type { Alloy, Cut, Finish, GemKind, Stage, StoneRole } from './spec';

export type Vec3 = readonly [x: number, y: number, z: number];

/** A closed, outward-oriented triangle mesh. Edges sharper than `creaseDeg` keep a hard normal. */
export interface Mesh {
  /** xyz triples, mm. */
  readonly positions: Float64Array;
  /** Index triples into `positions`, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
  /**
   * Unit normals, one for every vertex, where the maker provides them; otherwise the triangles around a vertex give
   * them.
   */
  readonly normals?: Float32Array;
  readonly creaseDeg: number;
}

/** Half-space n.x <= d; n is a unit vector. */
export type Plane = readonly [nx: number, ny: number, nz: number, d: number];

/** A polyhedron around the origin. */
export interface Polyhedron {
  readonly planes: readonly Plane[];
  /** The planes are those of its convex half with x >= 0, and the rest is the mirror image: a stone with a cleft. */
  readonly isMirrored: boolean;
}

/** A stone's shape: girdle half-width 1 (short side), table towards +z. */
export interface GemShape extends Polyhedron {
  readonly cut: Cut;
  /** True when many planes approximate a smooth dome. */
  readonly isDomed: boolean;
}

/** local → world: x * axes[0] + y * axes[1] + z * axes[2], times scale, plus origin. Axes are orthonormal. */
export interface Placement {
  readonly axes: readonly [Vec3, Vec3, Vec3];
  readonly origin: Vec3;
  readonly scale: number;
}

/** Material of a mesh. Colours are linear sRGB reflectance 0 to 1. */
/** How the face of a dial plays with the light: brushed from its centre, or cut from the shell of an oyster. */
export type Sheen = 'sunburst' | 'nacre';

export type Surface =
  | { readonly kind: 'metal'; readonly alloy: Alloy; readonly finish: Finish }
  | {
      readonly kind: 'lacquer';
      readonly color: Vec3;
      readonly gloss: number;
      readonly sheen?: Sheen;
      readonly pattern?: Pattern;
    }
  /** A polished stone that is not clear. */
  | { readonly kind: 'stone'; readonly gem: GemKind }
  | { readonly kind: 'crystal' }
  | { readonly kind: 'pearl'; readonly color: Vec3 };

export interface MeshPart {
  readonly shape: 'mesh';
  readonly mesh: number;
  readonly surface: Surface;
  readonly at: Placement;
  /** Part id, such as `head`; absent where the maker does not name parts. */
  readonly part?: string;
  /** Set when the mesh is an opaque stone (pearl, opal, onyx): it is weighed as a stone, not as metal. */
  readonly stone?: { readonly kind: GemKind; readonly role: StoneRole; readonly cut: Cut; readonly sizeMm: number };
  /** True for a finish of its own on the metal beneath, such as a polished inside, which adds no weight. */
  readonly isSkin?: true;
}

export interface GemPart {
  readonly shape: 'gem';
  readonly gem: number;
  readonly kind: GemKind;
  readonly role: StoneRole;
  /** Girdle width, short side, mm. */
  readonly sizeMm: number;
  readonly at: Placement;
  /** Id of the part of the piece that holds the stone. */
  readonly part?: string;
}

export type Part = MeshPart | GemPart;

/** How the piece is photographed. */
export interface Shot {
  /** `floor`: stands on a reflecting table. `wall`: hangs before a backdrop. */
  readonly rig: 'floor' | 'wall';
  readonly stage: Stage;
  /** Centre of the piece on the stage and its radius, mm: where shadow detail and light fall-off are placed. */
  readonly center: Vec3;
  readonly radiusMm: number;
  readonly camera: {
    readonly target: Vec3;
    readonly azimuthDeg: number;
    readonly elevationDeg: number;
    readonly distanceMm: number;
    /** Full vertical field of view. */
    readonly fovDeg: number;
    /** Lens radius, mm; 0 is sharp everywhere. */
    readonly apertureMm: number;
    /** Focus distance. */
    readonly focusMm: number;
  };
  /** Multiplies scene radiance before the tone curve; 1 is neutral. */
  readonly exposure: number;
}

export interface Piece {
  readonly meshes: readonly Mesh[];
  readonly gems: readonly GemShape[];
  readonly parts: readonly Part[];
  /** Metal that is not modelled because no picture shows it (the rest of a chain), mm³. */
  readonly unseenMetalMm3: number;
  readonly shot: Shot;
  /** Ids of parts that are cut into the metal of others, such as an engraving. */
  readonly cuts?: readonly string[];
}
