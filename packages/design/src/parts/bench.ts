/** The workbench: collects the parts of one piece while a maker builds it. */
import type { GemPart, GemShape, Mesh, MeshPart, Part, Piece, Placement, Shot, Surface, Vec3 } from '../piece';
import type { Cut, DesignSpec, Finish, GemKind, PartMetal, StoneRole } from '../spec';
import { gemOf, isBuffTopped } from '../catalogue/gems';
import { gemShape } from '../gems/cuts';
import { isRoughStone, roughStone } from '../gems/rough';
import { BAROQUE_SHAPES, baroquePearl, pearlColor, pearlNamed } from '../gems/pearls';
import { sphere } from '../geometry/blocks';
import { finished, type Solid } from '../geometry/solid';
import { WORLD, along, type Axes } from '../geometry/vec';
import { metalsIn } from '../spec/tree';

export interface Placing {
  surface?: Surface;
  axes?: Axes;
  origin?: Vec3;
  scale?: number;
  /** Set for an opaque stone with a custom shape. */
  stone?: MeshPart['stone'];
  isSkin?: MeshPart['isSkin'];
  /** False for parts that may extend outside the picture, such as a chain towards the neck. */
  inFrame?: boolean;
}

export interface Setting {
  kind: GemKind;
  cut: Cut;
  /** Girdle width, short side, mm. */
  sizeMm: number;
  role: StoneRole;
  origin: Vec3;
  axes?: Axes;
  inFrame?: boolean;
}

/** A mirrored mesh, still oriented outwards. */
function mirroredMesh({ positions, triangles, normals, creaseDeg }: Mesh): Mesh {
  const flipped = <T extends Float64Array | Float32Array>(xyz: T): T => {
    const out = xyz.slice() as T;
    for (let i = 0; i < out.length; i += 3) out[i] = -out[i]!;
    return out;
  };
  const turned = triangles.slice();
  for (let i = 0; i < turned.length; i += 3) [turned[i + 1], turned[i + 2]] = [turned[i + 2]!, turned[i + 1]!];
  return {
    positions: flipped(positions),
    triangles: turned,
    ...(normals ? { normals: flipped(normals) } : {}),
    creaseDeg,
  };
}

/** The mirror image of a placement, for the mirror image of its shape. */
export function mirroredPlacement({ axes: [a, b, c], origin: [x, y, z], scale }: Placement): Placement {
  return {
    axes: [
      [a[0], -a[1], -a[2]],
      [-b[0], b[1], b[2]],
      [-c[0], c[1], c[2]],
    ],
    origin: [-x, y, z],
    scale,
  };
}

const metalSurface = ({ alloy, finish }: PartMetal): Surface => ({ kind: 'metal', alloy, finish });

/** Gloss of an uncut stone. */
const DULL = 0.12;

export class Bench {
  readonly meshes: Mesh[] = [];
  readonly gems: GemShape[] = [];
  readonly parts: Part[] = [];
  /** Indices of parts that may extend outside the picture. */
  readonly outOfFrame = new Set<number>();
  /** Further points that the picture must include, such as the height up to which a chain is visible. */
  readonly mustShow: Vec3[] = [];
  /** Metal outside the picture, mm³. */
  unseenMetalMm3 = 0;
  /**
   * Parts without meshes of their own: cut into another part, or in one piece with it, such as an engraving or the
   * plate of a signet.
   */
  private readonly cuts: string[] = [];
  /** Id of the part that is being built. */
  private part: string | undefined;
  /** The metal of the part that is being built. */
  metal: Surface;
  private readonly metals: ReadonlyMap<string, PartMetal>;

  constructor(readonly spec: DesignSpec) {
    this.metal = metalSurface(spec.root.metal);
    this.metals = metalsIn(spec);
  }

  /** The second metal of a two-tone piece; the main metal in others. */
  get accent(): Surface {
    return {
      kind: 'metal',
      alloy: this.spec.root.metal.second ?? this.spec.root.metal.alloy,
      finish: this.spec.root.metal.finish,
    };
  }

  get isTwoTone(): boolean {
    return this.spec.root.metal.second !== undefined;
  }

  /** The surface of the piece's pearls. */
  get nacre(): Surface {
    return { kind: 'pearl', color: pearlColor(this.spec.sold.pearl) };
  }

  /** The piece's metal with another finish. */
  finish(finish: Finish): Surface {
    return { kind: 'metal', alloy: this.spec.root.metal.alloy, finish };
  }

  /**
   * Runs `make`; everything that it places belongs to the part `id` and has its metal, unless it names another part.
   */
  inPart<T>(id: string, make: () => T): T {
    const [outer, outerMetal] = [this.part, this.metal];
    const own = this.metals.get(id);
    this.part = id;
    if (own) this.metal = metalSurface(own);
    try {
      return make();
    } finally {
      this.part = outer;
      this.metal = outerMetal;
    }
  }

  /** Records that the part `id` is cut into another part, or in one piece with it. */
  cut(id: string): void {
    this.cuts.push(id);
  }

  private get membership(): { readonly part?: string } {
    return this.part === undefined ? {} : { part: this.part };
  }

  /** Stores a mesh that will be placed several times. */
  define(solid: Solid, creaseDeg = 38): number {
    this.meshes.push(finished(solid, creaseDeg));
    return this.meshes.length - 1;
  }

  place(
    mesh: number,
    { surface = this.metal, axes = WORLD, origin = [0, 0, 0], scale = 1, inFrame = true, stone, isSkin }: Placing = {},
  ): void {
    if (!inFrame) this.outOfFrame.add(this.parts.length);
    this.parts.push({
      shape: 'mesh',
      mesh,
      surface,
      at: { axes, origin, scale },
      ...(stone ? { stone } : {}),
      ...(isSkin ? { isSkin } : {}),
      ...this.membership,
    });
  }

  /** Stores and places a mesh at once. */
  add(solid: Solid, creaseDeg = 38, placing: Placing = {}): void {
    this.place(this.define(solid, creaseDeg), placing);
  }

  /**
   * Sets a stone: the girdle's centre at `origin`, the table along the third axis. A pearl is a ball resting at
   * `origin`.
   */
  stone({ kind, cut, sizeMm, role, origin, axes = WORLD, inFrame = true }: Setting): void {
    if (!inFrame) this.outOfFrame.add(this.parts.length);
    const at: Placement = { axes, origin, scale: sizeMm / 2 };
    if (kind === 'pearl') {
      const mesh = this.nextPearl();
      this.parts.push({
        shape: 'mesh',
        mesh,
        surface: this.nacre,
        at: { ...at, origin: along(origin, axes[2], sizeMm * 0.16) },
        stone: { kind, role, cut: 'round', sizeMm },
        ...this.membership,
      });
      return;
    }
    if (isRoughStone(kind, cut)) {
      this.rough ??= this.define(roughStone(), 50);
      const { average, pattern } = gemOf(kind).optics;
      this.parts.push({
        shape: 'mesh',
        mesh: this.rough,
        surface: { kind: 'lacquer', color: average, gloss: DULL, ...(pattern ? { pattern } : {}) },
        at,
        stone: { kind, role, cut, sizeMm },
        ...this.membership,
      });
      return;
    }
    const shape = gemShape(cut, sizeMm, isBuffTopped(kind));
    let gem = this.gems.indexOf(shape);
    if (gem < 0) gem = this.gems.push(shape) - 1;
    const part: GemPart = { shape: 'gem', gem, kind, role, sizeMm, at, ...this.membership };
    this.parts.push(part);
  }

  private rough: number | undefined;
  private readonly pearls: number[] = [];
  private pearlsSet = 0;

  /** The mesh of the next pearl: one ball for all, or baroque ones in turns. */
  private nextPearl(): number {
    const isBaroque = pearlNamed(this.spec.sold.pearl)?.isBaroque ?? false;
    const which = isBaroque ? this.pearlsSet++ % BAROQUE_SHAPES : 0;
    return (this.pearls[which] ??= this.define(isBaroque ? baroquePearl(which) : sphere(1, 48), 40));
  }

  /** Moves all parts from index `from` on. */
  move(from: number, by: (at: Placement) => Placement): void {
    for (const [i, part] of this.parts.entries()) if (i >= from) this.parts[i] = { ...part, at: by(part.at) };
  }

  /** Places copies of all parts from index `from` on; `isMirrored` mirrors their shapes left to right. */
  repeat(from: number, by: (at: Placement) => Placement, isMirrored = false): void {
    const mirrored = new Map<number, number>();
    const imageOf = (mesh: number): number => {
      const known = mirrored.get(mesh) ?? this.meshes.push(mirroredMesh(this.meshes[mesh]!)) - 1;
      mirrored.set(mesh, known);
      return known;
    };
    for (const [i, part] of this.parts.slice(from).entries()) {
      if (this.outOfFrame.has(from + i)) this.outOfFrame.add(this.parts.length);
      const at = by(part.at);
      this.parts.push(
        part.shape === 'mesh' && isMirrored ? { ...part, mesh: imageOf(part.mesh), at } : { ...part, at },
      );
    }
  }

  finishWith(shot: Shot): Piece {
    return {
      meshes: this.meshes,
      gems: this.gems,
      parts: this.parts,
      unseenMetalMm3: this.unseenMetalMm3,
      shot,
      ...(this.cuts.length > 0 ? { cuts: this.cuts } : {}),
    };
  }
}
