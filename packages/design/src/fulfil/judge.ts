/** Judges one requirement by the built piece. */
import { cues } from '../language/cues';
import { gemOf } from '../catalogue/gems';
import { INLAY_KINDS, type InlayKind } from '../catalogue/inlays';
import type { Sequence } from '../catalogue/sequences';
import { alloyName } from '../gold';
import type { StatedRequirement } from '../language/parsedPrompt';
import type { Requirement } from '../language/requirement';
import { TOTAL } from '../language/rules/karats';
import { RINGS } from '../language/rules/counts';
import { CHARMS } from '../language/rules/figures';
import { inlayPart } from '../parts/inlay';
import type { DesignSpec } from '../spec';
import { paramIn, partsIn } from '../spec/tree';
import { mainOf, type BuiltDesign } from './built';
import { judgeCut, judgeOutline } from './cuts';
import { isInside, judgeEngraving } from './engravings';
import { judgeCharms, judgeMotif, judgeRings, judgeWearer } from './figures';
import { judgeForm } from './forms';
import { isInLine } from './hanging';
import { LACKS } from './notes';
import { judgeLength, judgeLong } from './lengths';
import { judgeFinish, judgeMetal, judgeTwoTone } from './metals';
import { judgeNarrower } from './narrower';
import { judgeNumber } from './things';
import { judgePlace } from './places';
import { judgeColourOfRefused, judgeShade } from './shades';
import { judgeCarats, judgeSize, judgeTotal } from './measures';
import { judgeProngs } from './prongs';
import { judgePeriod } from './rows';
import { judgeScale } from './stoneSizes';
import { judgeCount, judgeQuantity, judgeSequence, judgeStone } from './stones';
import { judgeSizeWord } from './sizes';
import { isInRegion } from './seats';
import { judgeStyle } from './styles';
import { LIGHT, judgeLight } from './weights';
import { UNREAD, differently, met, not, type Verdict } from './verdict';

/** Links that the chains of a tassel consist of. */
const TASSEL_LINKS: ReadonlySet<string> = new Set(['fine', 'cable']);
/** Words for a box clasp, which closes a tennis bracelet. */
const BOX_CLASP = cues`${'box'}`;

const ROW = cues`${'row'}`;
/** Words for what is more than an engraving: "hidden inside". */
const HIDDEN = cues`${'set-or-hidden'}`;
const CREST = cues`^${'crest'}$`;

/** Judges one requirement; a name that is narrower than what is built is not met. */
export function judge(built: BuiltDesign, requirement: Requirement): Verdict {
  const verdict = judgeConcept(built, requirement);
  const narrow = verdict.status === 'met' && !requirement.isRefused ? judgeNarrower(built, requirement) : null;
  return narrow ? { ...narrow, ...(verdict.part === undefined ? {} : { part: verdict.part }) } : verdict;
}

function judgeConcept(built: BuiltDesign, requirement: Requirement): Verdict {
  const { concept, value, text } = requirement;
  const { spec, stones } = built;
  const { metals, parts } = built.facts.built;
  const byDesign = (field: StatedRequirement['field'], otherwise: string): Verdict =>
    built.meets(field, value) ? met() : not(otherwise);
  const main = mainOf(stones);
  switch (concept) {
    case 'unknown':
      return not(UNREAD);
    case 'lacking':
      if (value === 'alloy' && LIGHT.test(text)) return judgeLight(built);
      if (value === 'length' && spec.type !== 'ring') return judgeLong(built, text) ?? not(LACKS['length']!);
      if (value === 'clasp' && BOX_CLASP.test(text) && spec.root.kind === 'tennis-bracelet') return met('bracelet');
      // The clasp of a pendant is what it hangs by.
      if (value === 'clasp' && spec.type === 'pendant' && parts.some(({ id }) => id === 'top')) return met('top');
      if (value === 'inside' && isSetInside(spec)) return met();
      if (value === 'inside' && isInside(spec))
        return HIDDEN.test(text) ? differently('Only the engraving is on the inside.') : met();
      // A crest by itself is the figure on the face.
      if (CREST.test(text) && ['plate.signet', 'figure.relief'].every((kind) => parts.some((one) => one.kind === kind)))
        return met();
      return not(LACKS[value] ?? 'Our catalogue does not have this yet.');
    case 'budget':
      return not('A budget does not change the design; the estimate says what it costs.');
    case 'type': {
      const nearest = built.substitute(text);
      if (spec.type === 'watch' && value === 'bracelet') return strapped(built);
      if (spec.type === value)
        return nearest === null ? met() : differently(`Made as ${nearest.endsWith('s') ? '' : 'a '}${nearest}.`);
      if (value === 'pendant' && spec.type === 'necklace' && parts.every(({ kind }) => kind.startsWith('chain')))
        return differently('Nothing hangs on the chain.');
      if (value === 'pendant' && isInLine(built)) return differently('Nothing hangs below the beads.');
      // A pendant hangs on its necklace.
      return ['necklace', 'pendant'].includes(value) && ['necklace', 'pendant'].includes(spec.type)
        ? met()
        : differently(`Made as ${spec.type === 'earrings' ? '' : 'a '}${spec.type}.`);
    }
    case 'metal':
      return judgeMetal(built, requirement);
    case 'two-tone':
      return judgeTwoTone(built, text);
    case 'karat':
      return byDesign('karat', `Made in ${alloyName(metals[0]?.alloy ?? spec.root.metal.alloy)}.`);
    case 'finish':
      return judgeFinish(built, requirement);
    case 'inlay': {
      const inlay = parts.find(({ id }) => id === inlayPart(value as InlayKind));
      const nearest = built.substitute(text);
      const slab = built.stones.find(({ kind, cut }) => kind === value && cut === 'cabochon');
      if (!inlay && slab) return met(built.partOf(slab));
      if (inlay && requirement.seat !== undefined && !isInRegion(spec, requirement.seat))
        return differently(`Not in the ${requirement.seat} alone.`, inlay.id);
      if (inlay) return nearest === null ? met(inlay.id) : differently(`Made with ${nearest}.`, inlay.id);
      return not(
        hasInlay(parts) ? 'The piece has no cell for a second inlay.' : 'No part of the piece takes an inlay.',
      );
    }
    case 'number':
      return judgeNumber(built, requirement);
    case 'quantity':
      return judgeQuantity(built, value);
    case 'strands':
      if (spec.root.kind === 'bangle' && paramIn(spec, 'rows') !== undefined) {
        // A row of another kind between them has its own words.
        const rows = Number(paramIn(spec, 'rows')) - (paramIn(spec, 'own_kinds') === 'yes' ? 1 : 0);
        return [rows, Number(paramIn(spec, 'rows'))].includes(Number(value))
          ? met()
          : differently(`Set in ${Number(paramIn(spec, 'rows'))} rows.`);
      }
      if (spec.root.kind === 'bangle' && stones.length > 0 && paramIn(spec, 'set') !== 'all' && ROW.test(text))
        return differently('The stones are in one row.');
      return Number(
        paramIn(spec, 'strands') ?? paramIn(spec, 'rows') ?? 1 + (built.asBuilt.root.children['layers'] ?? []).length,
      ) === Number(value)
        ? met()
        : not('The number of strands is different.');
    case 'scale':
      return (isOfThing(requirement) ? judgeSizeWord(built, requirement) : null) ?? judgeScale(built, requirement);
    // These words require nothing themselves; what they imply has its own entries.
    case 'wearer':
      return judgeWearer(built, requirement);
    case 'hint':
    case 'custom':
      return met();
    case 'stones':
      if (!main) return not('No stone is set.');
      if (value !== 'birthstone') return met();
      return built.kinds.length > 1
        ? differently(`Set with ${built.kinds.join(', ')}; name the months for their stones.`)
        : differently(`Set with ${gemOf(main.kind).name}; name a month for its stone.`, built.partOf(main));
    case 'shade':
      return judgeShade(built, requirement);
    case 'place':
      return judgePlace(built, requirement);
    case 'sequence':
      if (value === 'gradient' && spec.root.params['inlaid'] === 'fade') return met(spec.root.id);
      if (requirement.measure !== undefined)
        return judgePeriod(built, Number(requirement.measure), requirement.of ?? '');
      return built.kinds.length === 0 && hasInlay(parts)
        ? not('The inlay has one color, and no stone is set.')
        : judgeSequence(built, value as Sequence, text);
    case 'colour':
    case 'stone':
      return judgeColourOfRefused(built, requirement) ?? judgeStone(built, requirement);
    case 'pearl':
      return stones.some(({ kind }) => kind === 'pearl')
        ? byDesign('pearl', 'The pearls are a different kind.')
        : not('No pearl is set.');
    case 'origin':
      return stones.some(({ diamonds }) => diamonds !== undefined)
        ? met()
        : not('Only diamonds are available lab-grown.');
    case 'cut':
      return judgeCut(built, requirement);
    case 'outline':
      return judgeOutline(built, requirement);
    case 'prongs':
      return judgeProngs(built, Number(value));
    case 'count':
      if (requirement.measure === RINGS) return judgeRings(built, Number(value));
      return requirement.measure === CHARMS ? judgeCharms(built, requirement) : judgeCount(built, requirement);
    case 'size':
      return judgeSize(built, requirement);
    case 'carats':
      return requirement.measure === TOTAL
        ? judgeTotal(built, Number(value), requirement.of)
        : judgeCarats(built, requirement);
    case 'length':
      return judgeLength(built, requirement);
    case 'style':
      return judgeStyle(built, requirement);
    case 'motif':
      return judgeMotif(built, requirement);
    case 'name':
      return byDesign('name', 'It is not spelled out on the piece.');
    case 'engraving':
      return judgeEngraving(built, requirement);
    case 'form':
      // A bangle's word is also that of a watch's bracelet.
      return spec.type === 'watch' && value === 'bangle' ? strapped(built) : judgeForm(built, requirement);
    case 'chain': {
      const links = built.facts.extents.parts['chain'];
      if (value.endsWith('cord') && links && !links.isSoft) return not('The chain is made of metal.');
      const tassel = links ? undefined : parts.find(({ kind }) => kind === 'tassel');
      if (tassel && TASSEL_LINKS.has(value)) return met(tassel.id);
      // A bangle "like a rope" is twisted.
      if (value === 'cord' && paramIn(spec, 'strung') === 'yes') return met();
      if (!links && value === 'rope' && built.meets('form', 'twist')) return met();
      if (!links && !built.meets('chain', value))
        return not(spec.type === 'watch' ? 'The strap is different.' : 'The piece has no chain.');
      const sized = value === 'fine' || value === 'bold' ? judgeSizeWord(built, { text, at: 'form chain' }) : null;
      if (sized !== null) return sized;
      const nearest = built.substitute(text);
      return nearest === null || !built.meets('chain', value)
        ? byDesign('chain', 'The links are a different kind.')
        : differently(`Made as a ${nearest}.`);
    }
    case 'section':
      return byDesign('section', 'The band has a different profile.');
    case 'dial':
      return coloured(built, 'watch.dial', value) ?? not('The dial is a different color.');
    case 'bezel':
      return coloured(built, 'watch.bezel', value) ?? not('The bezel has no ring of this color.');
    case 'strap':
      return coloured(built, 'strap.', value) ?? not('The strap is different.');
    case 'tint': {
      const [part, param] = requirement.measure!.split('/');
      return (
        coloured(built, part!, value, param) ??
        not(param === 'at' ? 'It is at another hour.' : 'It has a different color.')
      );
    }
    case 'stage':
      return spec.stage === value ? met() : not('The background is different.');
    case 'view':
      return spec.given['view'] === 'prompt' ? met() : not('It is shown from a different angle.');
  }
}

/** True for a ring with a stone on its inside, or a hoop with a row there. */
const isSetInside = (spec: DesignSpec): boolean =>
  [...partsIn(spec.root)].some(
    ({ params, children }) => params['place'] === 'inside' || (children['inner'] ?? []).length > 0,
  );

/** True for the size of something other than a stone. */
const isOfThing = ({ of, at }: Requirement): boolean =>
  of === undefined && at !== undefined && !/^(?:stone|noun stone)/.test(at);

const hasInlay = (parts: readonly { readonly id: string }[]): boolean =>
  INLAY_KINDS.some((kind) => parts.some(({ id }) => id === inlayPart(kind)));

/** Met when a part of the kind, or the part of the id, has the colour or another property. */
function coloured(built: BuiltDesign, kind: string, color: string, param = 'color'): Verdict | null {
  const part = [...partsIn(built.asBuilt.root)].find(
    (one) => (one.kind.startsWith(kind) || one.id === kind) && String(one.params[param]) === color,
  );
  return part ? met(part.id) : null;
}

/** Met when the watch has a metal bracelet, not a strap of leather or rubber. */
function strapped(built: BuiltDesign): Verdict {
  const strap = [...partsIn(built.asBuilt.root)].find(({ kind }) => kind.startsWith('strap.'));
  return strap && strap.kind !== 'strap.leather' && strap.kind !== 'strap.rubber'
    ? met(strap.id)
    : differently('Made as a watch.');
}
