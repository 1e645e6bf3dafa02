import { partOf, type GemShape, type Part } from '@jewelry/design';
import { gem } from '../materials/gems';
import type { Material } from '../materials/material';
import { metal } from '../materials/metals';

/** Assumed width of stones that are meshes, mm, for their optics. */
const SLAB_MM = 8;

/** Builds one material per distinct surface of a part. */
export class MaterialTable {
  readonly list: Material[] = [];
  readonly parts: string[] = [];
  private readonly known = new Map<string, number>();

  constructor(private readonly body: string) {}

  of(part: Part, shapes: readonly GemShape[]): number {
    if (part.shape === 'gem') {
      const { cut, isDomed } = shapes[part.gem]!;
      return this.add(part, `${part.kind} ${cut} ${part.sizeMm.toFixed(1)}`, () =>
        gem(part.kind, isDomed, part.sizeMm, cut),
      );
    }
    const { surface } = part;
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
