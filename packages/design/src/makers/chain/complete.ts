/** Hangs stones from a planned figure on a chain, and puts them above it. */
import { kindNamed } from '../../catalogue/kinds';
import { NECK_MM, NO_CHAIN } from '../../parts/chain';
import type { DesignPart } from '../../spec';
import type { Brief } from '../maker';
import { withHungChains } from './hungChains';
import { stonesApart, withStonesApart, withTassel } from './apart';

/** Length of a chain that a prompt calls a choker without stating its length, mm. */
const CHOKER_MM = 380;

/** Heads whose stone can lie sideways. */
const TURNED = /^head\.(?:prong|basket|bezel)$/;

/** A necklace or pendant whose stone lies sideways when the prompt requests it. */
function turned(planned: DesignPart, { wants }: Brief): DesignPart {
  const [head, ...others] = planned.children['center'] ?? [];
  if (!planned.kind.startsWith('chain.') || !wants('east-west') || !head || !TURNED.test(head.kind)) return planned;
  const sideways = { ...head, params: { ...head.params, turn: 90 } };
  return { ...planned, children: { ...planned.children, center: [sideways, ...others] } };
}

/** A necklace or pendant whose stone is in prongs when the prompt names them, as many as it counts. */
function pronged(planned: DesignPart, { wants, prongs }: Brief): DesignPart {
  const [head, ...others] = planned.children['center'] ?? [];
  if (!head || !/^head\.(?:prong|bezel)$/.test(head.kind) || !(wants('prong') || prongs !== null)) return planned;
  const inProngs: DesignPart = {
    ...head,
    kind: 'head.prong',
    params: { ...head.params, ...(prongs === null ? {} : { prongs }) },
  };
  return { ...planned, children: { ...planned.children, center: [inProngs, ...others] } };
}

const asChoker = (planned: DesignPart, { wants }: Brief): DesignPart =>
  planned.kind === 'chain.necklace' && wants('choker') && planned.params['length'] === NECK_MM
    ? { ...planned, params: { ...planned.params, length: CHOKER_MM } }
    : planned;

/** A pendant of a prompt that refuses its chain. */
function withoutChain(planned: DesignPart, { refusedForms }: Brief): DesignPart {
  if (!refusedForms.includes('chain')) return planned;
  const params = { ...planned.params, [planned.kind === 'chain.pendant' ? 'links' : 'chain']: NO_CHAIN };
  return kindNamed(planned.kind)?.params.safeParse(params).success ? { ...planned, params } : planned;
}

/**
 * A pendant or necklace with a figure in its middle, from which the last named stone hangs when the prompt requests a
 * hanging stone: "crescent with a pearl dangling from it".
 */
export function completedChain(open: DesignPart, brief: Brief): DesignPart {
  const planned = withoutChain(pronged(turned(asChoker(open, brief), brief), brief), brief);
  if (brief.wants('chain-drops')) return withHungChains(planned, brief);
  const [figure] = planned.children['center'] ?? [];
  if (!planned.kind.startsWith('chain.') || figure?.kind !== 'figure.relief') return planned;
  if (brief.wants('tassel'))
    return { ...planned, children: { ...planned.children, center: [withTassel(figure, brief)] } };
  if ((figure.children['drops'] ?? []).length > 1 || !brief.gemsGiven) return planned;
  const apart = stonesApart(brief, figure);
  const last = brief.named.findLast(({ seat, isHeld, isCarved }) => seat === null && !isHeld && isCarved !== true);
  const below = apart.below ?? (brief.wants('drop') && last !== apart.above ? (last ?? null) : null);
  return apart.above === null && below === null
    ? planned
    : {
        ...planned,
        children: {
          ...planned.children,
          center: [withStonesApart(brief, { figure, copies: 1 }, { above: apart.above, below })],
        },
      };
}
