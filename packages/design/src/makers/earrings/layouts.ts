/** Plans of earrings on posts, hooks, lever backs and threaders. */
import { membersOf } from '../../motifs/group';
import { isMotif, lettersOf } from '../../motifs/library';
import type { Stone } from '../../spec';
import type { Brief, Layout } from '../maker';
import { isBead, mm, viewFrom } from '../maker';
import { onFigure, planFigure } from '../pendant/motif';
import { tasselStones } from '../pendant/tassel';
import { chooseCut, chooseSize } from '../ring/common';

/** Stones of a jacket under each ear. */
const JACKET_STONES = 5;

const MOST_IN_JACKET = 9;
const FEWEST_IN_JACKET = 3;
/** Width of the largest stone of a jacket relative to the stud, and its limits, mm. */
const JACKET_MM = { share: 0.45, least: 2.4, most: 3.4 } as const;

/** The stones of a jacket: the second named ones with their number and cut. */
function jacketOf({ gems, named, stoneCount }: Brief, studMm: number): Stone {
  const own = named.find(({ kind }) => kind === gems[1]);
  const counted = own?.count ?? stoneCount ?? JACKET_STONES;
  const isCounted = counted >= FEWEST_IN_JACKET && counted <= MOST_IN_JACKET;
  const { share, least, most } = JACKET_MM;
  return {
    role: 'side',
    kind: gems[1] ?? gems[0] ?? 'diamond',
    cut: own?.cut ?? 'round',
    size_mm: mm(own?.sizeMm ?? Math.min(most, Math.max(least, studMm * share))),
    count: 2 * (isCounted ? counted : JACKET_STONES),
  };
}

export const studs: Layout = {
  name: 'studs',
  plan: (brief, rng) => {
    const wanted = chooseCut(brief, rng);
    const cut = wanted === 'baguette' ? 'emerald' : wanted;
    const size = mm(chooseSize(brief, cut, rng) * 1.05);
    const form =
      brief.wants('bezel') && !brief.wants('halo') && brief.prongs === null
        ? 'bezel'
        : brief.wants('prong') && !brief.wants('halo')
          ? 'prong'
          : brief.has('honeycombs')
            ? 'comb'
            : brief.wants('halo') ||
                (!brief.wants('jacket') &&
                  ((brief.gems.length > 1 && !brief.wants('mismatched')) ||
                    (brief.quantity === 'many' && !brief.look && (!brief.gemsGiven || brief.quantityGiven))))
              ? 'halo'
              : brief.has('geometric') || brief.has('sci-fi')
                ? 'frame'
                : brief.wants('bezel') || cut === 'cabochon'
                  ? 'bezel'
                  : 'prong';
    // "A ruby in the left and an emerald in the right": one kind for each ear.
    const second = brief.wants('mismatched') && brief.gems.length === 2 ? brief.gems[1] : undefined;
    const flat = form === 'halo' && (cut === 'kite' || cut === 'trillion') ? 'round' : cut;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: flat, size_mm: size, count: second ? 1 : 2 },
        ...(second ? [{ role: 'center' as const, kind: second, cut: flat, size_mm: size, count: 1 }] : []),
        ...(form === 'halo'
          ? [
              {
                role: 'halo' as const,
                kind: brief.gems[1] ?? ('diamond' as const),
                cut: 'round' as const,
                size_mm: 1.3,
                count: 0,
              },
            ]
          : []),
        ...(brief.wants('jacket') ? [jacketOf(brief, size)] : []),
      ],
      variant: {
        form,
        ...(brief.wants('twist') && form !== 'halo' ? { border: 'rope' } : {}),
        rows: brief.has('layered') || brief.wants('double-halo') ? 2 : 1,
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
      },
      dimensions: {},
      view: viewFrom(rng, 16, 8),
    };
  },
};

/** Diameters of balls on the lobe, mm. */
const BALL_MM = { small: 3.5, usual: 5, bold: 8 } as const;

/** Balls of metal on posts. */
export const ballStuds: Layout = {
  name: 'ball-studs',
  plan: (brief, rng) => ({
    stones: [],
    variant: {},
    dimensions: { diameter: BALL_MM[brief.has('bold') ? 'bold' : brief.has('minimalist') ? 'small' : 'usual'] },
    view: viewFrom(rng, 16, 8),
  }),
};

/** The fitting that the prompt names, else the usual one. */
export const fittingOf = ({ wants }: Pick<Brief, 'wants'>, usual: 'hook' | 'post'): 'hook' | 'lever' | 'post' =>
  wants('lever-back') ? 'lever' : wants('ear-hooks') ? 'hook' : usual;

/** Number of tiers: the counted number for each ear. */
export const tiersOf = ({ stoneCount }: Brief, otherwise: number): number =>
  stoneCount !== null && stoneCount >= 2 && stoneCount <= 5 ? stoneCount : otherwise;

/** Width of several stones in a line above a pearl, relative to it. */
const ABOVE = 0.34;

export const pearlDrops: Layout = {
  name: 'pearl-drops',
  plan: (brief, rng) => {
    // Of two kinds, the counted ones are above the pearl.
    const isAbove = brief.gems.length > 1;
    const counted = tiersOf(brief, 1);
    const tiers = isAbove ? 1 : counted;
    const form =
      counted > 1
        ? isAbove
          ? 'stone'
          : 'hook'
        : brief.has('layered')
          ? 'double'
          : brief.wants('lever-back') || brief.wants('ear-hooks')
            ? brief.gems.length > 1
              ? 'lever'
              : 'hook'
            : brief.gems.length > 1
              ? 'stone'
              : brief.has('minimalist') || (brief.quantityGiven && brief.quantity === 'single')
                ? 'hook'
                : rng.pick(['stone', 'lever', 'stone'] as const);
    const size = mm(
      brief.stoneSizeMm ?? (brief.has('bold') ? 11.5 : brief.has('minimalist') ? 7 : rng.between(8.4, 9.6)),
    );
    const accent = brief.gems.find((gem) => gem !== 'pearl') ?? 'diamond';
    return {
      stones: [
        { role: 'center', kind: 'pearl', cut: 'sphere', size_mm: size, count: 2 * (form === 'double' ? 2 : tiers) },
        ...(form === 'hook'
          ? []
          : [
              {
                role: 'side' as const,
                kind: accent,
                cut: 'round' as const,
                size_mm: mm(counted > 1 ? size * ABOVE : brief.quantity === 'single' ? 2.8 : size * 0.4),
                count: 2 * counted,
              },
            ]),
      ],
      variant: {
        form,
        ...(tiers > 1 ? { tiers } : {}),
        ...(brief.wants('lever-back') || brief.wants('ear-hooks') ? { fitting: fittingOf(brief, 'hook') } : {}),
      },
      dimensions: {
        drop:
          form === 'stone' && counted === 1 ? mm(brief.wants('chain') ? rng.between(10, 16) : rng.between(0, 4)) : 0,
      },
      view: viewFrom(rng, 12, 5),
    };
  },
};

/** Half heights of figures on lobes and below them, mm. */
const HALF_HEIGHT = {
  stud: { small: 4, usual: 5.6, bold: 8 },
  drop: { small: 5, usual: 7.2, bold: 10.5 },
} as const;
/** Maximum half height of a figure on an earring, mm. */
const MOST_MM = 13;

/** The figures of asymmetric earrings: the first two named ones, separately or as a group. */
function unlike(named: string, motifs: readonly string[]): [string, string?] {
  const single = [named, ...motifs].flatMap((name) => membersOf(name).members.map((member) => member.name));
  const [first = named, second] = [...new Set(single)].filter(isMotif);
  return [first, second];
}

/** The stones of one ear of two: those of its figure, else one kind for each ear, or the only kind on both. */
function ofEar(brief: Brief, figure: string, ear: 0 | 1): Brief {
  const held = brief.named.filter((stone) => stone.figure === figure);
  const open = brief.named.filter((stone) => stone.figure === undefined);
  const named = held.length > 0 ? held : open.length > 1 ? open.slice(ear, ear + 1) : open;
  const kinds = new Set(named.map(({ kind }) => kind));
  return {
    ...brief,
    named: named.map((stone) => ({ ...stone, count: null })),
    ...(named.some(({ isSeveral }) => isSeveral) ? {} : { quantity: 'single' as const, quantityGiven: true }),
    gems: brief.gems.filter((kind) => kinds.has(kind)),
    stoneCount: null,
  };
}

export const motifDrops: Layout = {
  name: 'motif-drops',
  plan: (brief, rng) => {
    const named = isMotif(brief.motif)
      ? brief.motif
      : brief.wants('filigree')
        ? 'filigree drop'
        : rng.pick(['leaf', 'flower', 'drop', 'moon', 'star']);
    const [motif, other] = brief.wants('mismatched') ? unlike(named, brief.motifs) : [named];
    const size = brief.has('bold') ? 'bold' : brief.has('minimalist') ? 'small' : 'usual';
    const k = HALF_HEIGHT[brief.wants('stud') ? 'stud' : 'drop'][size];
    const room = { mostMm: MOST_MM, isFirstVersion: lettersOf(motif).length === 2 };
    const [first, second] = other === undefined ? [] : [ofEar(brief, motif, 0), ofEar(brief, other, 1)];
    const { stones, version, halfHeightMm } = planFigure(first ?? onFigure(brief, true), rng, motif, k, {
      ...room,
      copies: first ? 1 : 2,
    });
    const others = second ? planFigure(second, rng, other!, k, { mostMm: MOST_MM, isFirstVersion: true }).stones : [];
    return {
      stones: [...stones, ...others],
      variant: {
        motif,
        ...(other === undefined ? {} : { other, lots: stones.length }),
        version,
        fitting: brief.wants('stud') ? 'post' : 'hook',
        tiers: brief.has('layered') ? 2 : 1,
      },
      dimensions: { height: mm(2 * halfHeightMm) },
      view: viewFrom(rng, -10, 5),
    };
  },
};

/** A chain through the ear with a stone, a figure or a small bar at its end. */
export const threaders: Layout = {
  name: 'ear-threaders',
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif) ? brief.motif : null;
    const none: Record<string, string> = {};
    const figure = motif === null ? null : planFigure(brief, rng, motif, 4.5, { copies: 2, isFirstVersion: true });
    const [kind] = brief.gems;
    const cut = kind === 'pearl' || isBead(brief, kind ?? null) ? 'sphere' : chooseCut(brief, rng);
    return {
      stones:
        figure?.stones ??
        (kind
          ? [{ role: 'center', kind, cut, size_mm: mm(brief.stoneSizeMm ?? (kind === 'pearl' ? 6 : 4)), count: 2 }]
          : []),
      variant: motif === null ? none : { motif },
      dimensions: {
        length: brief.has('minimalist') ? 22 : 30,
        ...(figure ? { height: mm(2 * figure.halfHeightMm) } : {}),
      },
      view: viewFrom(rng, 11, 5),
    };
  },
};

/** Chain tassels on hooks. */
export const tasselDrops: Layout = {
  name: 'tassel-drops',
  plan: (brief, rng) => ({
    stones: tasselStones(brief, 2),
    variant: {},
    dimensions: { length: brief.has('minimalist') ? 24 : 34 },
    view: viewFrom(rng, 11, 5),
  }),
};
