import { partOf, type GemShape, type Mesh, type Part } from '@jewelry/design';
import { gem } from '../materials/gems';
import type { Material } from '../materials/material';
import { hasStrokes, metal } from '../materials/metals';
import { placeStrokes, strokesOf, type Strokes } from './strokes';

/** Assumed width of stones that are meshes, mm, for their optics. */
const SLAB_MM = 8;

/** Builds one material per distinct surface of a part. */
export class MaterialTable {
  readonly list: Material[] = [];
  readonly parts: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly strokes = new Map<number, Strokes>();

  constructor(
    private readonly body: string,
    private readonly meshes: readonly Mesh[],
  ) {}

  of(part: Part, shapes: readonly GemShape[]): number {
    if (part.shape === 'gem') {
      const { cut, isDomed } = shapes[part.gem]!;
      return this.add(part, `${part.kind} ${cut} ${part.sizeMm.toFixed(1)}`, () =>
        gem(part.kind, isDomed, part.sizeMm, cut),
      );
    }
    const { surface } = part;
    if (surface.kind === 'metal' && hasStrokes(surface.finish)) {
      const strokes = placeStrokes(this.strokesOf(part.mesh), part.at);
      const key = [...strokes.axes.flat(), ...strokes.center, strokes.radius].map((value) => value.toFixed(2)).join();
      return this.add(part, `${JSON.stringify(surface)} ${key}`, () => metal(surface.alloy, surface.finish, strokes));
    }
    return this.add(part, JSON.stringify(surface), () => {
      switch (surface.kind) {
        case 'metal':
          return metal(surface.alloy, surface.finish);
        case 'lacquer':
          return {
            kind: 'lacquer',
            color: surface.color,
            gloss: surface.gloss,
            sheen: surface.sheen ?? null,
            pattern: surface.pattern ?? null,
          };
        case 'stone':
          return gem(surface.gem, true, SLAB_MM);
        case 'crystal':
          return { kind: 'crystal' };
        case 'pearl':
          return { kind: 'pearl', color: surface.color };
      }
    });
  }

  private strokesOf(mesh: number): Strokes {
    const strokes = this.strokes.get(mesh) ?? strokesOf(this.meshes[mesh]!);
    this.strokes.set(mesh, strokes);
    return strokes;
  }

  private add(part: Part, surface: string, make: () => Material): number {
    const id = partOf(part, this.body);
    const key = `${id} ${surface}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.list.length);
    this.list.push(make());
    this.parts.push(id);
    return this.list.length - 1;
  }
}
