import type { InlayKind } from '../../catalogue/inlays';
import type { Surface, Vec3 } from '../../piece';
import type { GemKind } from '../../spec';
import type { DesignPart } from '../../spec';
import { inlaySurface } from '../../parts/inlay';
import { inSlot, type WatchFrame } from './frame';
import { DIAL_COLORS, type DialColor } from '../../language/vocabulary';
import { placeOf, type Subdial } from './subdial';

/** Dial lacquers, linear sRGB. */
const DIALS: Record<DialColor, Vec3> = {
  midnight: [0.01, 0.035, 0.13],
  forest: [0.004, 0.045, 0.028],
  'mother-of-pearl': [0.74, 0.73, 0.72],
  ivory: [0.74, 0.68, 0.57],
  graphite: [0.035, 0.037, 0.042],
  burgundy: [0.085, 0.008, 0.016],
  silver: [0.5, 0.51, 0.53],
  champagne: [0.55, 0.4, 0.2],
  salmon: [0.52, 0.24, 0.17],
  white: [0.86, 0.86, 0.84],
  turquoise: [0.12, 0.5, 0.52],
  brown: [0.09, 0.035, 0.014],
  orange: [0.65, 0.13, 0.01],
  yellow: [0.75, 0.46, 0.03],
  purple: [0.1, 0.025, 0.16],
  malachite: [0.012, 0.19, 0.085],
  lapis: [0.014, 0.03, 0.24],
  'night-sky': [0.004, 0.008, 0.045],
  wood: [0.2, 0.075, 0.026],
  carbon: [0.035, 0.035, 0.037],
  meteorite: [0.36, 0.35, 0.34],
};
/** Dials of polished stone. */
const STONES: Partial<Record<DialColor, GemKind>> = { malachite: 'malachite', lapis: 'lapis-lazuli' };
/** Dials, and bezels, of materials with a pattern. */
const PATTERNED: ReadonlySet<string> = new Set<InlayKind>(['wood', 'carbon', 'meteorite']);

/** The surface of a dial or a bezel of wood, carbon or meteorite; null for other colours. */
export const patternedSurface = (color: unknown): Surface | null =>
  PATTERNED.has(String(color)) ? inlaySurface(color as InlayKind) : null;
/** Dials without a brushed sunburst, which would grey them. */
const FLAT: ReadonlySet<DialColor> = new Set(['white', 'orange', 'yellow']);
/** Luminance from which a dial is brushed metal under a clear coat, with any texture. */
const PALE = 0.4;

/** Gloss of a matte dial. */
const MATTE = 0.08;

export const HOURS = 12;

/** Paint of marks that contrasts with a colour. */
export function paintOn(color: DialColor): Surface {
  const [r, g, b] = DIALS[color];
  return { kind: 'lacquer', color: r + g + b > 0.9 ? [0.03, 0.03, 0.03] : [0.85, 0.85, 0.8], gloss: 0.5 };
}

/** A dial under construction: its part, colour and contents. */
export class DialFrame {
  readonly color: DialColor;
  readonly finish: string;
  readonly isPale: boolean;
  readonly hasMovement: boolean;
  readonly subdials: readonly Subdial[];
  readonly dateAt: number | null;
  readonly indices: DesignPart | undefined;

  constructor(
    readonly w: WatchFrame,
    readonly part: DesignPart,
  ) {
    this.color = DIAL_COLORS.find((color) => color === part.params['color']) ?? 'midnight';
    this.finish = String(part.params['finish'] ?? '');
    this.isPale = Math.max(...DIALS[this.color]) > PALE;
    this.hasMovement = inSlot(part, 'movement').length > 0;
    const small = inSlot(part, 'subdials');
    this.indices = inSlot(part, 'indices')[0];
    this.subdials = small.map((one) => placeOf(w, one, small.length, this.stoneHours().length > 0));
    const [date] = inSlot(part, 'date');
    this.dateAt = date ? Number(date.params['at'] ?? 3) : null;
  }

  /** Paint of marks that contrasts with the dial. */
  get paint(): Surface {
    return paintOn(this.color);
  }

  /** @param factor of its brightness @param color of a part of the dial that has its own */
  lacquer(factor = 1, color: DialColor = this.color): Surface {
    const stone = STONES[color];
    if (stone) return { kind: 'stone', gem: stone };
    const patterned = patternedSurface(color);
    if (patterned) return patterned;
    const [r, g, b] = DIALS[color];
    if (this.finish === 'matte') return { kind: 'lacquer', color: [r * factor, g * factor, b * factor], gloss: MATTE };
    const sheen =
      this.color === 'mother-of-pearl'
        ? 'nacre'
        : this.finish !== 'enamel' && ((this.isPale && !FLAT.has(this.color)) || this.finish === 'sunburst')
          ? 'sunburst'
          : null;
    return {
      kind: 'lacquer',
      color: [r * factor, g * factor, b * factor],
      gloss: this.finish === 'enamel' ? 1 : 0.8,
      ...(sheen ? { sheen } : {}),
    };
  }

  /** Hours with a stone in place of an index, evenly spread from twelve. */
  stoneHours(): number[] {
    const count = Math.min(HOURS, this.indices?.stones?.[0]?.count ?? 0);
    return Array.from({ length: count }, (_, i) => Math.round((i * HOURS) / count));
  }

  /** True where a stone, a small dial, the moon or the date takes the place of an index. */
  isTaken(hour: number): boolean {
    const isCovered = this.subdials.some(
      ({ part, at }) =>
        at % HOURS === hour &&
        (part.params['shows'] === 'moon' ||
          this.subdials.length > 1 ||
          this.stoneHours().length === 0 ||
          this.w.box !== null),
    );
    return isCovered || this.dateAt === hour || this.stoneHours().includes(hour);
  }
}
