/** A ring with one main stone. */
import type { Stone } from '../../spec';
import type { Form } from '../../language/vocabulary';
import { isMotif } from '../../motifs/library';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { BEADED_EDGES, chooseCut, chooseSize } from './common';
import { hasSideStones, milgrainChoice, ornamentOf, shankWidth } from './kits';
import { STEMS, chooseShank } from './shanks';
import { isWaved } from './waved';

/** Shanks without room for stones, used only when the prompt names them. */
const SHANK_FORMS: readonly Form[] = ['twist', 'split', 'cathedral', 'waved'];
/** Figures that become leaves along the shoulders, and number of pairs on each side. */
export const PLANTS = ['leaf', 'vine', 'branch', 'bamboo'] as const;
const UNEVEN: ReadonlySet<string> = new Set(['twist', 'facet', 'armour', 'split', 'wave']);
const PAIRS = 2;
const MOST_PAIRS = 3;
const FOAM_MM = 1.5;
/** Width of one small stone on the shank, mm. */
const LONE_MM = 1.8;
/** Shares of bezels among heads of which the prompt says nothing. */
const SLEEK_BEZELS = 0.3;
const USUAL_BEZELS = 0.2;
/** Width of a split shank whose arms have room for stones, mm. */
const PAVED_SPLIT_MM = 3.2;
/** Width of a band with room for ornament, mm. */
const ORNATE_MM = [2.8, 3.2] as const;

/** Number of leaves that hold the ring's one stone; null when leaves do not. */
export function leavesAround({ motifs, group, gems, named, quantity, quantityGiven, wants }: Brief): number | null {
  if (gems.length !== 1 || (quantityGiven && quantity === 'many') || wants('halo')) return null;
  const counted = /^([234]) leaf$/.exec(group ?? '');
  if (counted) return Number(counted[1]);
  return motifs.includes('leaf') && named.some(({ isHeld }) => isHeld) ? 2 : null;
}

/** True for small stones of an open number that continue from the main one down the shoulders. */
export const isOnShoulders = ({ named: [main, ...others], perSide, stoneCount, wants }: Brief): boolean =>
  main !== undefined &&
  !main.isSeveral &&
  main.role !== 'side' &&
  perSide === null &&
  stoneCount === null &&
  !wants('three-stone') &&
  !wants('cluster') &&
  !wants('plain') &&
  others.some(
    ({ isSeveral, count, scale, role, cut }) =>
      count === null &&
      (cut === null || cut === 'round') &&
      (role === 'pave' || (isSeveral && scale < 1 && (role === 'side' || (role === null && !wants('hidden-halo'))))),
  );

/** True for small stones strewn over the band of a larger one: "a huge citrine, tiny tourmalines scattered in the gold". */
export const hasScatteredAccents = ({ named: [main, ...others], gems, wants }: Brief): boolean =>
  main !== undefined &&
  !main.isSeveral &&
  gems.length > 1 &&
  wants('scattered') &&
  others.every(({ scale, cut }) => scale < main.scale || (main.cut !== null && main.cut !== (cut ?? 'round')));

/** Forms of rows, of which one small stone is none. */
const ROWED: readonly Form[] = ['halo', 'hidden-halo', 'pave', 'pave-shank', 'channel', 'cluster', 'three-stone'];

/** True for one small stone beside the main one: "a sapphire and one little diamond". */
export const hasLoneAccent = ({ named, perSide, gems, quantity, wants, placed }: Brief): boolean => {
  const [main, small, ...more] = named;
  return (
    main !== undefined &&
    small !== undefined &&
    more.length === 0 &&
    gems.length === 2 &&
    perSide === null &&
    !main.isSeveral &&
    (main.count ?? 1) === 1 &&
    !small.isSeveral &&
    (small.count === 1 || (small.count === null && small.role === null && small.scale < 1 && quantity === 'single')) &&
    small.role !== 'center' &&
    small.role !== 'halo' &&
    small.scale < main.scale &&
    placed.every(({ of }) => of !== small.kind) &&
    !wants(...ROWED)
  );
};

/** True for one stone that a rope of metal surrounds: "jade with a fine twist around it". */
export const isRoped = ({ wants, gems, gemsGiven, stoneCount, named }: Brief): boolean =>
  wants('twist') &&
  wants('halo') &&
  gemsGiven &&
  gems.length === 1 &&
  (stoneCount ?? 1) === 1 &&
  named.every(({ role }) => role !== 'halo');

export const solitaire: Layout = {
  name: 'solitaire',
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const size = chooseSize(brief, cut, rng);
    // A high head of old work has openwork under it instead of a plate around it.
    const hasGallery =
      (brief.wants('gallery') || (brief.wants('high-set') && brief.look?.hasMilgrain === true)) && cut !== 'cabochon';
    const set = brief.wants('high-set') || hasGallery ? 'high' : brief.wants('low-set') ? 'low' : null;
    const bezelStyle =
      set === 'low' ||
      brief.has('geometric') ||
      brief.has('honeycombs') ||
      brief.has('sci-fi') ||
      brief.has('organic-shapes') ||
      brief.isForMan ||
      cut === 'cabochon';
    const under = brief.wants('hidden-halo');
    const raised =
      set === 'high' ||
      brief.wants('prong') ||
      brief.wants('solitaire') ||
      brief.wants('cathedral') ||
      brief.wants('basket') ||
      brief.prongs !== null ||
      under;
    const sleek = brief.has('contemporary') || brief.has('minimalist');
    const bezel = brief.wants('half-bezel') ? 'half-bezel' : 'bezel';
    const head =
      brief.wants('bezel') && !under
        ? bezel
        : brief.look?.head && !raised
          ? brief.look.head
          : brief.wants('basket')
            ? 'basket'
            : raised && cut !== 'cabochon'
              ? rng.about('head kind').pick(['prong', 'basket'])
              : bezelStyle || brief.isForMan || rng.about('head is-bezel').chance(sleek ? SLEEK_BEZELS : USUAL_BEZELS)
                ? bezel
                : rng.about('head kind').pick(['prong', 'basket']);
    const ornament = hasGallery
      ? {}
      : ornamentOf(
          brief,
          brief.wants('pave-shank') ||
            brief.wants('pave') ||
            hasSideStones(brief) ||
            // A second kind stands on the shoulders, where a look would be engraved.
            (brief.gems.length > 1 && !under && !brief.wants('engraved')),
        );
    const isOrnate = Object.keys(ornament).length > 0;
    const isStrewn = hasScatteredAccents(brief);
    const usual = isOrnate
      ? rng.about('shank band_width').between(ORNATE_MM[0], ORNATE_MM[1])
      : brief.has('bold') || isStrewn
        ? rng.about('shank band_width').between(3.4, 4.4)
        : brief.has('minimalist')
          ? rng.about('shank band_width').between(1.3, 1.7)
          : rng.about('shank band_width').between(1.8, 2.4);
    const width = shankWidth(brief, usual);
    const melee = brief.gems[1] ?? 'diamond';
    const isLone = hasLoneAccent(brief);
    const paved =
      isLone ||
      (!isStrewn &&
        (brief.wants('pave-shank') ||
          brief.wants('channel') ||
          brief.wants('pave') ||
          isOnShoulders(brief) ||
          (brief.gems.length > 1 &&
            !under &&
            ornament.engraving === undefined &&
            !SHANK_FORMS.some((form) => brief.wants(form)) &&
            brief.section === null)));
    const shank = chooseShank(brief, rng);
    const holding = leavesAround(brief);
    const hasWaves = brief.motif === 'wave' && !isWaved(brief);
    const plant = holding === null ? PLANTS.find((name) => name === brief.motif) : undefined;
    // "Leaf branch band": the leaves grow on a branch.
    const stem =
      (['branch', 'vine'] as const).find((name) => brief.motifs.includes(name)) ??
      (plant === 'leaf' ? undefined : plant);
    if (hasWaves || plant) {
      const pairs = Math.min(MOST_PAIRS, brief.perSide ?? PAIRS);
      // "Two marquise diamonds as leaves": as many as are counted.
      const counted = brief.named.slice(1).find(({ count }) => count !== null);
      const kind =
        brief.gems[1] ??
        counted?.kind ??
        (plant && brief.quantityGiven && brief.quantity === 'many' ? brief.gems[0] : undefined);
      const isNavette = cut === 'marquise' || brief.sideCut === 'marquise' || brief.cuts.includes('marquise');
      const accents: Stone[] =
        kind === undefined
          ? []
          : [
              hasWaves
                ? { role: 'accent', kind, cut: 'round', size_mm: FOAM_MM, count: 6 }
                : {
                    role: 'side',
                    kind,
                    cut: isNavette ? 'marquise' : 'round',
                    size_mm: isNavette ? 1.7 : 2.2,
                    count: counted?.count ?? 2 * pairs,
                  },
            ];
      return {
        stones: [{ role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 }, ...accents],
        variant: {
          shank:
            plant && (brief.wants('twist') || plant === 'vine')
              ? 'twist'
              : hasWaves
                ? 'plain'
                : (STEMS[stem ?? ''] ?? 'slim'),
          head: brief.wants('bezel') || cut === 'cabochon' ? 'bezel' : 'prong',
          prongs: brief.prongs ?? 4,
          ...milgrainChoice(brief),
          ...(hasWaves ? { wave: 'yes' } : { leaves: pairs, ...(stem === undefined ? {} : { stem }) }),
        },
        dimensions: { inner_diameter: 16.6, band_width: mm(Math.max(plant === 'bamboo' ? 2.4 : 1.8, width)) },
        view: viewFrom(rng.about('view'), 24, 30),
      };
    }
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        ...(under ? [{ role: 'halo' as const, kind: melee, cut: 'round' as const, size_mm: 1.1, count: 0 }] : []),
        ...(paved
          ? [
              {
                role: 'side' as const,
                kind: melee,
                cut: (isLone ? brief.named[1]!.cut : null) ?? ('round' as const),
                size_mm: isLone ? LONE_MM : 1.5,
                count: isLone ? 1 : brief.perSide !== null ? 2 * brief.perSide : shank === 'split' ? 0 : 18,
              },
            ]
          : []),
      ],
      variant: {
        shank:
          (paved && shank !== 'split') ||
          (brief.wants('vintage') && !(shank in BEADED_EDGES)) ||
          (isOrnate && shank === 'cathedral') ||
          // Twisted and faceted metal has no surface for side parts or engraved lines.
          ((isOrnate || isMotif(brief.motif)) && UNEVEN.has(shank) && !brief.wants('twist'))
            ? 'plain'
            : shank,
        head,
        prongs: brief.prongs ?? (cut === 'round' && rng.about('head prongs').chance(0.5) ? 6 : 4),
        companions: brief.has('layered') ? 2 : 0,
        ...(holding === null ? {} : { shank: 'taper', head: 'bezel', holding }),
        ...(isStrewn ? { shank: 'dome' } : {}),
        ...(set ? { set } : {}),
        ...(hasGallery ? { gallery: 'yes', head: 'prong' } : {}),
        ...(isRoped(brief) ? { border: 'rope', shank: 'taper', head: 'bezel' } : {}),
        ...(under ? { under: 'halo' } : {}),
        ...(paved && !isLone ? { shoulders: 'pave' } : {}),
        ...(brief.wants('east-west') ? { turn: 'east-west' } : {}),
        ...milgrainChoice(brief),
        ...ornament,
      },
      dimensions: {
        inner_diameter: 16.6,
        band_width: mm(paved && shank === 'split' ? Math.max(PAVED_SPLIT_MM, width) : width),
      },
      view: viewFrom(rng.about('view'), brief.has('layered') ? 32 : 24, 29),
    };
  },
};
