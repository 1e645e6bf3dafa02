import {
  gemShape,
  type DesignSpec,
  type Mesh,
  type MeshPart,
  type PartMetal,
  type Piece,
  type Placement,
} from '@jewelry/design';

const HERE: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
  scale: 1,
};
const UPRIGHT: Placement['axes'] = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];

/** A closed ring of round section in the xy plane. Lengths in mm. */
export function torus(radius: number, thickness: number, around: number, section: number): Mesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let i = 0; i < around; i++) {
    const a = (i / around) * 2 * Math.PI;
    for (let j = 0; j < section; j++) {
      const b = (j / section) * 2 * Math.PI;
      const r = radius + thickness * Math.cos(b);
      positions.push(r * Math.cos(a), r * Math.sin(a), 1.3 * thickness * Math.sin(b));
      const next = ((i + 1) % around) * section;
      const right = (j + 1) % section;
      triangles.push(i * section + j, next + j, next + right, i * section + j, next + right, i * section + right);
    }
  }
  return { positions: new Float64Array(positions), triangles: new Uint32Array(triangles), creaseDeg: 38 };
}

/** A plain band with one round diamond on top: enough to test the renderer without the makers. */
export function fixturePiece(spec: DesignSpec): Piece {
  const size = 6.6;
  const outer = 9.4;
  const metal = { kind: 'metal', alloy: spec.root.metal.alloy, finish: spec.root.metal.finish } as const;
  const prongs = Array.from({ length: 6 }, (_, i): MeshPart => {
    const a = (i / 6) * 2 * Math.PI;
    return {
      shape: 'mesh',
      mesh: 1,
      surface: metal,
      at: { axes: UPRIGHT, origin: [Math.cos(a) * 3.3, outer * 2 + 3.2, Math.sin(a) * 3.3], scale: 1 },
    };
  });
  return {
    meshes: [torus(8.6, 0.8, 160, 24), torus(0.5, 0.25, 24, 10)],
    gems: [gemShape('round')],
    parts: [
      { shape: 'mesh', mesh: 0, surface: metal, at: { ...HERE, origin: [0, outer, 0] } },
      ...prongs,
      {
        shape: 'gem',
        gem: 0,
        kind: 'diamond',
        role: 'center',
        sizeMm: size,
        at: { axes: UPRIGHT, origin: [0, outer * 2 + 3.2, 0], scale: size / 2 },
      },
    ],
    unseenMetalMm3: 0,
    shot: {
      rig: 'floor',
      stage: spec.stage,
      center: [0, 10, 0],
      radiusMm: 13,
      camera: {
        target: [0, 11.4, 0],
        azimuthDeg: 24,
        elevationDeg: 22,
        distanceMm: 150,
        fovDeg: 11.8,
        apertureMm: 0,
        focusMm: 150,
      },
      exposure: 1,
    },
  };
}

/** A spec for {@link fixturePiece}; `prompt` chooses misbehaviour, see fixtureWorker.ts. */
export function fixtureSpec({
  metal = { alloy: 'yellow-gold-18k', finish: 'polished' },
  ...change
}: Partial<DesignSpec> & { metal?: PartMetal } = {}): DesignSpec {
  return {
    version: 2,
    engine: 1,
    seed: 1,
    prompt: 'a gold ring',
    type: 'ring',
    root: {
      id: 'ring',
      kind: 'fixture',
      params: {},
      metal,
      stones: [{ role: 'center', kind: 'diamond', cut: 'round', size_mm: 6.6, count: 1 }],
      children: {},
    },
    sold: {},
    styles: [],
    motif: null,
    stage: 'warm',
    view: { azimuth_deg: 24, elevation_deg: 22 },
    construction: {
      profile: 'rounded',
      thickness: 1,
      layers: 1,
      openwork: 'none',
      stones: 'free',
      stone_scale: 1,
      balance: 'even',
    },
    given: {},
    not_understood: [],
    read_as: {},
    ...change,
  };
}
