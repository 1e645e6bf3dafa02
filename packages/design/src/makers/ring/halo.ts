/** A centre stone in a halo of small ones, on a slim shank, with stones on its shoulders when many are requested. */
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import { chooseCut, chooseSize } from './common';
import { milgrainChoice, ornamentOf } from './kits';

export const haloRing: Layout = {
  name: 'halo-ring',
  plan: (brief, rng) => {
    const cut = chooseCut({ ...brief, cuts: brief.cuts.length > 0 ? brief.cuts : [] }, rng);
    const flat = cut === 'kite' || cut === 'trillion' ? 'oval' : cut;
    const hasSides =
      brief.wants('three-stone') || brief.sideCut !== null || brief.named.some(({ role }) => role === 'side');
    const isPaved = brief.wants('pave-shank') || brief.wants('pave');
    const ornament = ornamentOf(brief, hasSides || isPaved);
    const isOrnate = Object.keys(ornament).length > 0;
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'diamond',
          cut: flat,
          size_mm: mm(chooseSize(brief, flat, rng) * 0.92),
          count: 1,
        },
        {
          role: 'halo',
          kind: brief.gems[1] ?? 'diamond',
          cut: 'round',
          size_mm: brief.has('bold') ? 1.7 : 1.35,
          count: 0,
        },
        ...(ornament.engraving === undefined && (hasSides || isPaved || !brief.gemsGiven)
          ? [
              hasSides
                ? {
                    role: 'side' as const,
                    kind: brief.gems[1] ?? brief.gems[0] ?? 'diamond',
                    cut: brief.sideCut ?? ('round' as const),
                    size_mm: 3.2,
                    count: 2,
                  }
                : {
                    role: 'side' as const,
                    kind: brief.gems[1] ?? 'diamond',
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
        rows: brief.wants('double-halo') ? 2 : 1,
        ...(hasSides ? { sides: 'yes' } : isPaved ? { shoulders: 'pave' } : {}),
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
        ...milgrainChoice(brief),
        ...ornament,
      },
      dimensions: { inner_diameter: 16.6, band_width: brief.has('bold') ? 2.8 : isOrnate ? 2.8 : 1.9 },
      view: viewFrom(rng.about('view'), 22, 30),
    };
  },
};
