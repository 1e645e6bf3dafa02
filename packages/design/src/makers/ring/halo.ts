/** A centre stone in a halo of small ones, on a slim shank, with stones on its shoulders when many are requested. */
import { mm, viewFrom, type Layout } from '../maker';
import { chooseCut, chooseSize } from './common';
import { milgrainChoice, ornamentOf, shankWidth } from './kits';
import { alongBand, isSmallBeside, sideWidth } from './threeStone';

/** Width of a band with an inlay, mm, and the azimuth from which its outside is visible, degrees. */
const INLAID = { widthMm: 3.6, azimuth: 48 } as const;
/** Minimum number of stones that close a halo. */
const FEWEST_AROUND = 8;

/** Width of a main stone from which its halo stands so high over the band that it has a gallery under it, mm. */
const HIGH_TRAY_MM = { single: 8, double: 6.5 } as const;

/** Width of side stones beside a halo relative to those beside a main stone alone. */
const BESIDE_HALO = 0.75;

export const haloRing: Layout = {
  name: 'halo-ring',
  plan: (brief, rng) => {
    const cut = chooseCut({ ...brief, cuts: brief.cuts.length > 0 ? brief.cuts : [] }, rng);
    const flat = cut === 'kite' || cut === 'trillion' ? 'oval' : cut;
    const around = brief.named.filter(({ role }) => role === 'halo');
    const isPaved = brief.wants('pave-shank', 'pave');
    // "Diamonds down the shoulders" of an open number are a row, and not one on each side.
    const onShoulders = brief.named.find(
      ({ role, isSeveral, count }) => isPaved && (role === 'pave' || (role === 'side' && isSeveral && count === null)),
    );
    const beside = brief.named.find((one) => one.role === 'side' && one !== onShoulders);
    // A cut of the stones around the main one is not that of stones beside it.
    const hasSides =
      brief.wants('three-stone') ||
      beside !== undefined ||
      (brief.sideCut !== null && around.every(({ cut }) => cut !== brief.sideCut));
    const ornament = ornamentOf(brief, hasSides || isPaved);
    const isOrnate = Object.keys(ornament).length > 0;
    const inner =
      around.find(({ halo }) => halo === 'inner') ?? around.find(({ halo }) => halo !== 'outer') ?? around[0];
    const outer = around.find((one) => one !== inner);
    const halo = {
      role: 'halo',
      cut: 'round',
      size_mm: brief.has('bold') ? 1.7 : brief.has('minimalist') ? 1.15 : 1.35,
      count: 0,
    } as const;
    const size = mm(chooseSize(brief, flat, rng) * 0.92);
    const sideCut = beside?.cut ?? brief.sideCut ?? 'round';
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'diamond',
          cut: flat,
          size_mm: size,
          count: 1,
        },
        { ...halo, kind: inner?.kind ?? brief.gems[1] ?? 'diamond' },
        ...(outer ? [{ ...halo, kind: outer.kind }] : []),
        ...(ornament.engraving === undefined && (hasSides || isPaved || !brief.gemsGiven)
          ? [
              hasSides
                ? {
                    role: 'side' as const,
                    kind: beside?.kind ?? brief.gems[1] ?? brief.gems[0] ?? 'diamond',
                    cut: sideCut,
                    size_mm: sideWidth(sideCut, size, isSmallBeside(brief)) * BESIDE_HALO,
                    count: 2,
                  }
                : {
                    role: 'side' as const,
                    kind: onShoulders?.kind ?? brief.gems[1] ?? 'diamond',
                    cut: 'round' as const,
                    size_mm: 1.4,
                    count: brief.wants('split') ? 0 : 14,
                  },
            ]
          : []),
      ],
      variant: {
        shank: brief.wants('split')
          ? 'split'
          : brief.wants('twist')
            ? 'twist'
            : brief.wants('cathedral')
              ? 'cathedral'
              : brief.has('organic-shapes')
                ? 'wave'
                : brief.has('innovative')
                  ? 'split'
                  : 'plain',
        companions: brief.has('layered') ? 2 : 0,
        head: brief.wants('bezel') || (brief.look?.head === 'bezel' && !brief.wants('prong')) ? 'bezel' : 'prong',
        rows: brief.wants('double-halo') || outer ? 2 : 1,
        ...(brief.wants('gallery') ||
        size >= (outer || brief.wants('double-halo') ? HIGH_TRAY_MM.double : HIGH_TRAY_MM.single)
          ? { gallery: 'yes' }
          : {}),
        ...(inner?.count && inner.count >= FEWEST_AROUND ? { halo_stones: inner.count } : {}),
        ...(hasSides ? { sides: 'yes', ...alongBand(sideCut) } : isPaved ? { shoulders: 'pave' } : {}),
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
        ...milgrainChoice(brief),
        ...ornament,
      },
      dimensions: {
        inner_diameter: 16.6,
        band_width: shankWidth(
          brief,
          brief.inlay === null ? (brief.has('bold') || isOrnate ? 2.8 : 1.9) : INLAID.widthMm,
        ),
      },
      view: viewFrom(rng.about('view'), brief.inlay === null ? 22 : INLAID.azimuth, 30),
    };
  },
};
