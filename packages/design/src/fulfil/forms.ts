/** Judges forms: ways in which a piece is built. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { Form } from '../language/vocabulary';
import { WATCH_PART } from '../makers/watch/checks';
import { chosen, isEdgeSet } from '../makers/partChecks';
import { letterCoins } from '../makers/pieceChecks';
import { CLASP } from '../language/rules/metals';
import { lengthIn, paramIn } from '../spec/tree';
import { isCarvedFrom } from '../language/parsed/figures';
import { hasRow } from './stoneTraits';
import { gapOf } from './formGaps';
import { formNote } from './notes';
import { inlaysOf, isOfTwo } from './lines';
import { isOfClasp } from './clasps';
import { judgeDangling, judgeStoneDrop, loneDrop } from './hanging';
import { isAsymmetric } from './arranged';
import { isMain, totalOf, type BuiltDesign } from './built';
import { GROWING, areEven, isGraded } from './rows';
import { differently, met, not, round, type Verdict } from './verdict';

/** Forms that are a kind of part. */
const FORM_KIND: Readonly<Record<string, string>> = {
  halo: 'halo',
  'hidden-halo': 'halo.hidden',
  'bridal-set': 'companion',
  pave: 'row.pave',
  'pave-shank': 'row.pave',
  channel: 'row.channel',
  flush: 'head.flush',
  bezel: 'head.bezel',
  'half-bezel': 'head.half-bezel',
  prong: 'head.prong',
  basket: 'head.basket',
  split: 'shank.split',
  cathedral: 'shank.cathedral',
  twist: 'shank.twist',
  filigree: 'ornament.filigree',
  engraved: 'ornament.engraving',
};

/** Words for the necklace, as opposed to those for stones that grow. */
const RIVIERE = cues`${'riviere'}`;

/** A pendant that is longer than wide by this factor hangs down as a drop. */
const LONG = 1.3;
const isLong = ({ spec, facts }: BuiltDesign): boolean => {
  const [width, height] = facts.extents.whole;
  return spec.type === 'pendant' && height > width * LONG;
};

const THE_STONE = cues`^ ${'the-stone'}`;
/** "Pearls all the way round it": around the stone, not the finger. */
const isRoundStone = ({ spec, requirements }: BuiltDesign, { start, text, end }: Requirement): boolean =>
  spec.type === 'ring' &&
  !OF_BAND.test(text) &&
  THE_STONE.test(spec.prompt.slice(end)) &&
  requirements.some((one) => one.concept === 'stone' && !one.isRefused && start - one.end === 1);

/** Words for an opening at the front. */
const IN_FRONT = cues`${'in-front'}`;
/** True for an open bracelet whose opening is at the back, behind what is set, engraved or shown at its front. */
const opensAtBack = ({ asBuilt, stones }: BuiltDesign): boolean => {
  if (asBuilt.root.kind === 'organic-cuff') return true;
  const has = (name: string): boolean => (paramIn(asBuilt, name) ?? '') !== '';
  if (has('ends')) return false;
  const row = stones.filter(({ role }) => role === 'center');
  return ['motif', 'text', 'engraving', 'rows', 'inlaid'].some(has) || (row.length > 0 && totalOf(row) !== 2);
};

/** True for a bracelet of links with a text, which is on a plate. */
const isOnPlate = ({ asBuilt }: BuiltDesign): boolean =>
  asBuilt.root.kind === 'chain-bracelet' && paramIn(asBuilt, 'text') !== undefined;

/** A figure that hangs upright is so many times as high as wide. */
const UPRIGHT = 1.3;

const HUG_MM = 16;
/** A chain up to this length lies close to the neck, mm. */
const CHOKER_MM = 420;

/** The role of stones at the sides right behind words for their size: "same size sapphires on both sides". */
const sideBehind = ({ requirements }: BuiltDesign, { end }: Requirement): 'side' | null =>
  requirements.some(({ concept, role, start }) => concept === 'stone' && role === 'side' && start - end === 1)
    ? 'side'
    : null;

/** Words for the band of a ring. */
const OF_BAND = cues`${'around-finger'}`;

/** Words for a row of three or more, as opposed to two side by side. */
const IN_ROW = cues`${'row'}`;

const ICED = cues`^${'iced'}`;
const DISC = cues`${'disc'}`;

/** Words for one thing next to another. */
const NEXT_TO = cues`${'next-to'}`;

/** Fewest stones of a cluster, all or of one kind. */
const CLUSTER = 5;

/** The stones of a cluster: those of the kind that is named right before it, "garnet cluster", else all. */
function clustered({ stones, requirements }: BuiltDesign, { start }: Requirement): BuiltDesign['stones'] {
  const named = requirements.find(
    ({ concept, end, isRefused }) => concept === 'stone' && !isRefused && start - end === 1,
  );
  return named ? stones.filter(({ kind }) => kind === named.value) : stones;
}

/** Forms made of stones exist only when those stones do. */
export function judgeForm(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value: form, text, measure } = requirement;
  const { parts } = built.facts.built;
  const part = parts.find(
    ({ id, kind }) =>
      id === form ||
      id === WATCH_PART[form as Form] ||
      kind === FORM_KIND[form] ||
      (form === 'engraved' && kind === 'ornament.frieze'),
  )?.id;
  const small = totalOf(built.stones.filter((one) => !isMain(one)));
  const isBuilt: Record<string, boolean> = {
    halo: small >= 6,
    'double-halo': small >= 12,
    'hidden-halo': part !== undefined,
    cluster: totalOf(clustered(built, requirement)) >= CLUSTER,
    pave: small >= 6 || totalOf(built.stones) >= 6,
    'pave-shank': totalOf(built.stones) >= GROWING,
    channel: built.stones.length > 0,
    eternity: totalOf(built.stones) >= 6,
    tennis: totalOf(built.stones) >= 6,
    solitaire: built.stones.length > 0,
    'three-stone': totalOf(built.stones) >= 3,
    bezel:
      built.stones.some(({ kind }) => !isCarvedFrom(built.spec.motif ?? '', [kind])) || built.spec.type === 'watch',
    prong: built.stones.length > 0,
  };
  // A relief all around goes round like a row of stones.
  const frieze = parts.find(({ kind }) => kind === 'ornament.frieze');
  const [around] = [...(frieze ? [frieze.id] : []), ...inlaysOf(built)];
  if (form === 'eternity' && built.stones.length === 0 && around !== undefined) return met(around);
  if (form === 'cuff' && IN_FRONT.test(text) && built.meets('form', form) && opensAtBack(built))
    return differently('It opens at the back.', part);
  // "Diamonds all around" a case or a stone are its halo.
  const halo = parts.find(({ kind }) => kind.startsWith('halo'));
  if (form === 'eternity' && !halo && isRoundStone(built, requirement))
    return not('They do not go all the way round it.');
  if (form === 'eternity' && halo && !OF_BAND.test(text)) return met(halo.id);
  if (form === 'halo' && halo && (built.spec.type === 'watch' || small >= 6)) return met(halo.id);
  if (form === 'halo' && isEdgeSet(built.spec)) return met('rim');
  // "Дорожка": a row of small stones, around the stone of an earring or a pendant.
  if (form === 'pave-shank' && halo && built.spec.type !== 'ring') return met(halo.id);
  if (form === 'pave' && ICED.test(text) && totalOf(built.stones) >= GROWING) return met(part);
  const body = built.spec.motif === null ? undefined : built.figure(built.spec.motif);
  if (form === 'eternity' && body && body.id === built.spec.root.id) return met(body.id);
  if (form === 'eternity' && paramIn(built.spec, 'around') === 'yes') return met();
  const discs = parts.filter(({ kind }) => kind === 'plate.tag').length + letterCoins(built.asBuilt).length;
  if (form === 'disc' && discs === 1 && text.endsWith('s')) return differently('It has one disc.', part);
  if (
    form === 'engraved' &&
    !built.meets('form', form) &&
    built.spec.motif !== null &&
    built.meets('motif', built.spec.motif)
  ) {
    // What is cut into other metal has none of its own.
    const figure = built.figure(built.spec.motif);
    return figure && built.facts.extents.parts[figure.id] === undefined
      ? met(figure.id)
      : differently('The figure is raised rather than engraved.');
  }
  const isWorn = built.spec.type === 'necklace' || built.spec.type === 'pendant';
  if (form === 'chain' && isWorn && !built.facts.extents.parts['chain']) return not(formNote(form));
  // A pendant hangs on the links of its chain.
  if (
    form === 'links' &&
    parts.some(({ kind }) => kind.startsWith('chain.')) &&
    !built.facts.extents.parts['chain']?.isSoft
  )
    return met('chain');
  if (form === 'mismatched' && built.spec.type !== 'earrings')
    return isAsymmetric(built) ? met() : not('It is the same on both sides.');
  if (form === 'ear-hooks')
    return parts.some(({ id }) => id === 'ear-hook') ? met('ear-hook') : differently(formNote(form));
  const isBrooch = built.spec.root.kind === 'brooch' || parts.some(({ id }) => id === 'pin-back');
  // A strand of pearls is shown with the ball that closes it.
  if (form === 'spacers' && built.spec.root.kind === 'pearl-necklace' && isOfClasp(built, requirement))
    return met('necklace');
  if ((measure === CLASP && !isBrooch) || (form === 'spacers' && isOfClasp(built, requirement)))
    return parts.some(({ id }) => id === 'ear-hook')
      ? differently('The earrings hang from open hooks.', 'ear-hook')
      : built.spec.type === 'earrings'
        ? not('The back of an earring is not part of the picture.')
        : differently('The clasp is behind the neck, out of sight in the picture.');
  // Hoops that hug the ear are small; those up to 16 mm are sold as such.
  if (
    form === 'huggie' &&
    built.spec.root.kind === 'ear.hoop' &&
    (lengthIn(built.spec, 'diameter') ?? Infinity) <= HUG_MM
  )
    return met(part);
  // "Beştaş": five stones in a row.
  const count = built.requirements.find(({ concept, start }) => concept === 'count' && start === requirement.start);
  if (form === 'three-stone' && count && Number(count.value) > 3)
    return hasRow(built) ? met(part) : not(formNote('beside'));
  if (form === 'even') return areEven(built, sideBehind(built, requirement)) ? met(part) : not(formNote(form));
  const isOfThree = form === 'three-stone' && totalOf(built.stones) === 3 * built.copies;
  if (isOfThree || (form === 'triangles' && built.isTriangle)) return met(part);
  if (form === 'riviere' && !RIVIERE.test(text) && totalOf(built.stones) >= GROWING)
    return isGraded(built) ? met(part) : not(formNote(form));
  const dangling = form === 'drop' ? judgeDangling(built, requirement) : null;
  if (dangling !== null) return dangling;
  if (form === 'drop' && isLong(built)) return met(part);
  if ((form === 'dog-tag' || form === 'disc') && !DISC.test(text) && isOnPlate(built)) return met(built.spec.root.id);
  const box = form === 'upright' && body ? built.facts.extents.boxes[body.id] : undefined;
  if (box && box[1][1] - box[0][1] > UPRIGHT * (box[1][0] - box[0][0])) return met(body!.id);
  const lone = form === 'drop' ? (judgeStoneDrop(built, requirement) ?? loneDrop(built, requirement)) : null;
  if (lone !== null) return lone;
  // One diamond among beads is alone.
  if (
    form === 'solitaire' &&
    totalOf(built.stones.filter(({ cut, kind }) => cut !== 'sphere' && kind !== 'pearl')) === 1
  )
    return met(part);
  if (form === 'choker' && !built.meets('form', form)) {
    const length = lengthIn(built.spec, 'length');
    if (length !== undefined)
      return length <= CHOKER_MM ? met('chain') : differently(`The chain is ${round(length)} mm long.`, 'chain');
  }
  if (form === 'beside' && !NEXT_TO.test(text) && hasRow(built)) return met(part);
  const figures = parts.filter(({ kind }) => kind.startsWith('figure.')).length;
  const strips = inlaysOf(built).length + Number(isOfTwo(built));
  if (form === 'beside' && built.stones.length === 0 && (figures > 1 || strips > 1)) return met();
  if (form === 'beside' && IN_ROW.test(text)) return differently(`Set with ${totalOf(built.stones)}.`);
  // A rope of metal surrounds a stone too.
  if (form === 'halo' && chosen('pattern', 'rope')(built.asBuilt)) return met('border');
  const gap = gapOf(built, requirement);
  if (gap !== null) return gap;
  const nearest = form === 'basket' && built.meets('form', form) ? built.substitute(text) : null;
  if (nearest !== null) return differently(`Made as a ${nearest}.`, part);
  if (built.meets('form', form) && (isBuilt[form] ?? true)) return met(part);
  if (form === 'cut-out' && body) return differently(formNote(form), body.id);
  const isOfFigure = form === 'eternity' && built.stones.length < GROWING && built.spec.motif !== null;
  return not(isOfFigure ? 'The figure does not go all the way round.' : formNote(form));
}
