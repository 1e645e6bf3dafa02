/** Finished designs for tests of changes, written out so that changes in planning do not affect them. */
import { ENGINE, type DesignSpec, type JewelryType, type RootPart } from '../../spec';
import { edited } from '../../spec/edit';

const design = (type: JewelryType, root: RootPart): DesignSpec =>
  edited({
    version: 2,
    engine: ENGINE,
    seed: 7,
    prompt: '',
    type,
    root,
    stage: 'white',
    view: { azimuth_deg: 22, elevation_deg: 28 },
    sold: {},
    styles: [],
    motif: null,
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
  });

const WHITE = { alloy: 'white-gold-18k', finish: 'polished' } as const;
const round = { kind: 'diamond', cut: 'round' } as const;

export const DESIGNS = {
  /** A round diamond in prongs and a halo, on a plain shank with pavé shoulders. */
  halo: design('ring', {
    id: 'shank',
    kind: 'shank.plain',
    metal: WHITE,
    params: { inner_diameter: 16.6, band_width: 2 },
    children: {
      heads: [
        {
          id: 'head',
          kind: 'head.prong',
          params: { prongs: 4, lift: 0.2 },
          stones: [{ role: 'center', ...round, size_mm: 6, count: 1 }],
          children: {
            around: [
              {
                id: 'halo',
                kind: 'halo',
                params: {},
                stones: [{ role: 'halo', ...round, size_mm: 1.3, count: 0 }],
                children: {},
              },
            ],
          },
        },
      ],
      shoulders: [
        {
          id: 'shoulders',
          kind: 'row.pave',
          params: { taper: 0.3 },
          stones: [{ role: 'side', ...round, size_mm: 1.4, count: 14 }],
          children: {},
        },
      ],
    },
  }),
  /** A ruby between two diamonds. */
  trilogy: design('ring', {
    id: 'shank',
    kind: 'shank.taper',
    metal: WHITE,
    params: { inner_diameter: 16.6, band_width: 2 },
    children: {
      heads: [
        {
          id: 'head',
          kind: 'head.prong',
          params: { prongs: 4 },
          stones: [{ role: 'center', kind: 'ruby', cut: 'oval', size_mm: 6, count: 1 }],
          children: {},
        },
      ],
      sides: [
        {
          id: 'side',
          kind: 'head.prong',
          params: { prongs: 4, place: 'both' },
          stones: [{ role: 'side', ...round, size_mm: 4, count: 2 }],
          children: {},
        },
      ],
    },
  }),
  band: design('ring', {
    id: 'shank',
    kind: 'shank.flat',
    metal: WHITE,
    params: { inner_diameter: 17.2, band_width: 4 },
    children: {},
  }),
  engraved: design('ring', {
    id: 'shank',
    kind: 'shank.flat',
    metal: WHITE,
    params: { inner_diameter: 17.2, band_width: 5 },
    children: {
      ornament: [{ id: 'text', kind: 'ornament.text', params: { text: 'Anna', side: 'outside' }, children: {} }],
    },
  }),
  pendant: design('pendant', {
    id: 'chain',
    kind: 'chain.pendant',
    metal: WHITE,
    params: { links: 'cable', length: 450 },
    children: {
      center: [
        {
          id: 'head',
          kind: 'head.prong',
          params: {},
          stones: [{ role: 'center', kind: 'blue-sapphire', cut: 'oval', size_mm: 7, count: 1 }],
          children: {
            around: [
              {
                id: 'halo',
                kind: 'halo',
                params: {},
                stones: [{ role: 'halo', ...round, size_mm: 1.4, count: 0 }],
                children: {},
              },
            ],
          },
        },
      ],
    },
  }),
  /** Steel on leather, with slim marks and a central second hand. */
  watch: design('watch', {
    id: 'case',
    kind: 'watch.case',
    metal: { alloy: 'steel-316l', finish: 'polished' },
    params: { shape: 'round', diameter: 40 },
    children: {
      bezel: [{ id: 'bezel', kind: 'watch.bezel', params: { form: 'plain' }, children: {} }],
      dial: [
        {
          id: 'dial',
          kind: 'watch.dial',
          params: { color: 'midnight', finish: 'sunburst' },
          children: {
            indices: [{ id: 'indices', kind: 'watch.indices', params: { form: 'slim' }, children: {} }],
            hands: [{ id: 'hands', kind: 'watch.hands', params: { form: 'dauphine', seconds: 'yes' }, children: {} }],
            date: [{ id: 'date', kind: 'watch.date', params: { at: 3 }, children: {} }],
          },
        },
      ],
      crown: [{ id: 'crown', kind: 'watch.crown', params: {}, children: {} }],
      strap: [{ id: 'strap', kind: 'strap.leather', params: { color: 'black' }, children: {} }],
    },
  }),
} as const satisfies Record<string, DesignSpec>;
