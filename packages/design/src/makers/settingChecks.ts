/** Checks of the forms in which stones are set: halos, heads and rows. */
import type { Form } from '../language/vocabulary';
import { partsIn, stonesIn } from '../spec/tree';
import { BEZELLED } from './bezelled';
import { has, chosen, by, sets, any, inBand, flat, figureSets, isEdgeSet, type Check } from './partChecks';

/** Width of stones in a row from which their grains are shared prongs, mm. */
const SHARED_MM = 1.8;

export const SETTING_CHECKS = {
  halo: any(
    by('halo'),
    isEdgeSet,
    // A rope around a stone.
    chosen('pattern', 'rope'),
    flat(sets('halo')),
    figureSets('halo'),
    chosen('halo', 'yes'),
    by('head.cluster'),
    chosen('form', 'halo', 'flower'),
  ),
  'hidden-halo': by('halo.hidden'),
  'double-halo': any(
    (spec) => [...partsIn(spec.root)].filter(({ kind }) => kind === 'halo').length > 1,
    flat(chosen('rows', 2)),
  ),
  cluster: any(by('head.cluster', 'head.group', 'honeycomb-pendant', 'halo'), flat(sets('halo'))),
  bezel: any(
    has('bezel', 'half-bezel'),
    by('head.bezel', 'head.half-bezel', 'head.collar', 'row.collets', 'inlay.slab'),
    chosen('rims', 'yes'),
    (spec) =>
      !has('prong')(spec) && stonesIn(spec).length > 0 && (BEZELLED.has(spec.root.kind) || by('figure.relief')(spec)),
    (spec) => spec.type === 'watch' && (stonesIn(spec).length === 0 || by('halo.bezel')(spec)),
  ),
  'half-bezel': any(by('head.half-bezel'), chosen('head', 'half-bezel')),
  prong: any(
    has('prong', 'basket'),
    (spec) =>
      inBand(spec).some(({ kind, stones = [] }) => kind === 'row.pave' && (stones[0]?.size_mm ?? 0) >= SHARED_MM),
    by('head.prong', 'head.basket', 'head.cluster'),
    // Grains beside the largest stones of its row.
    (spec) =>
      spec.root.kind === 'chevron-ring' &&
      stonesIn(spec).some(({ role, size_mm }) => role === 'side' && size_mm >= SHARED_MM),
    chosen('form', 'halo'),
  ),
  'double-prong': chosen('doubled', 'yes'),
  'stout-prong': chosen('stout', 'yes'),
  'lines-beside': chosen('lines', 'both'),
  basket: any(by('head.basket'), chosen('head', 'basket')),
  pave: any(
    sets('pave'),
    by('row.pave', 'halo', 'halo.bezel', 'honeycomb-pendant'),
    // Stones around the whole neck leave no metal in view.
    ({ root }) => root.kind === 'riviere' && root.params['whole'] === 'yes',
  ),
  // Stones along the band, in whatever way they are held.
  'pave-shank': by('row.pave', 'row.channel', 'row.heads'),
  channel: any(by('row.channel'), chosen('setting', 'channel')),
  flush: any(by('head.flush'), by('row.scatter')),
  tension: by('tension-ring'),
} satisfies Partial<Record<Form, Check>>;
