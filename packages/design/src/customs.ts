/** Default stones when a prompt names none: which pieces have no stones, and which stones the others get. */
import { STONES_OF_MOTIF } from './motifs/customs';
import { lookOf } from './looks/looks';
import type { Form } from './language/vocabulary';
import type { ParsedPrompt } from './language/parsedPrompt';
import type { Random } from './random';
import type { Alloy, GemKind, JewelryType, Style } from './spec';
import { setOf, wordList } from './wordList';

const CENTER_GEMS: readonly GemKind[] = wordList(`
  diamond diamond diamond ruby ruby blue-sapphire blue-sapphire emerald emerald pink-sapphire aquamarine amethyst
  morganite tanzanite garnet peridot citrine
`);
/** Forms of a band that may have no stones. */
const BARE_FORMS: ReadonlySet<Form> = setOf('band plain vintage milgrain twist pair waved chevron lines-beside');
/** Forms of metalwork: a prompt that names one with its metal implies no stone. */
const METALWORK: ReadonlySet<Form> = new Set([
  'hoop',
  'huggie',
  'ear-cuff',
  'square-hoop',
  'oval-hoop',
  'bangle',
  'cuff',
  'hinged',
  'torque',
  'bypass',
  'chain',
  'links',
  'twist',
  'waved',
  'band',
  'mesh',
  'charm',
  'leather',
  'jhumka',
  'chandbali',
  'single-earring',
]);
/** Forms of polished plate. */
const PLATES: ReadonlySet<Form> = new Set(['locket', 'bar', 'medallion', 'dog-tag', 'disc', 'brooch', 'cufflinks']);
/** Types whose men's versions are plain. */
const PLAIN_FOR_MEN: ReadonlySet<JewelryType> = new Set(['ring', 'bracelet', 'necklace']);

/** Forms with a plate, as engravings have: without a stone in the prompt, a word such as "round" means the outline of the plate. */
const OUTLINED: ReadonlySet<Form> = setOf('locket medallion disc dog-tag signet bar brooch cufflinks');
const OUTLINES: ReadonlySet<string> = setOf('round oval princess cushion hexagon emerald baguette');

const statesNoStones = ({
  cuts: named,
  engraving,
  forms,
  gems,
  quantity,
  stoneCount,
  prongs,
  stone,
  requirements,
}: ParsedPrompt): boolean => {
  const cuts =
    gems.length === 0 && (engraving !== null || forms.some((form) => OUTLINED.has(form)))
      ? named.filter((cut) => !OUTLINES.has(cut))
      : named;
  return (
    !requirements.some(({ concept, isRefused }) => concept === 'stones' && !isRefused) &&
    cuts.length === 0 &&
    quantity === null &&
    stoneCount === null &&
    prongs === null &&
    stone.sizeMm === null &&
    stone.carats === null
  );
};

/** Metals of which rings are turned, as plain bands. */
const MACHINED: ReadonlySet<Alloy> = new Set(['titanium', 'black-titanium', 'tungsten', 'black-tungsten']);

function isBareBand(type: JewelryType, parsed: ParsedPrompt, styles: readonly Style[]): boolean {
  const isMachined = parsed.alloys.some((alloy) => MACHINED.has(alloy));
  const isStatedPlain =
    parsed.alloys.length > 0 ||
    parsed.forms.includes('chevron') ||
    parsed.forms.includes('pair') ||
    styles.includes('minimalist') ||
    parsed.section !== null ||
    parsed.finishes.length > 0 ||
    parsed.piece.band_width !== undefined ||
    parsed.bareBand;
  return (
    type === 'ring' &&
    (parsed.forms.includes('band') || isMachined) &&
    parsed.forms.every((form) => BARE_FORMS.has(form)) &&
    isStatedPlain &&
    statesNoStones(parsed)
  );
}

/** Outlines, beads and pairs that define the piece in any metal. */
const WHOLE: ReadonlySet<Form> = new Set(['triangles', 'beads', 'pair', 'stack']);

/** Forms that carry a text. */
const ENGRAVED: ReadonlySet<Form> = new Set(['band', 'plain', 'signet']);

/** True when the prompt requests an engraving, with or without its text, on a form that can carry one. */
const isEngraved = (type: JewelryType, { engraving, forms, motifs }: ParsedPrompt): boolean =>
  type === 'ring'
    ? (engraving !== null || forms.includes('engraved')) &&
      forms.every((form) => ENGRAVED.has(form) || form === 'engraved' || form === 'vintage')
    : (engraving !== null &&
        motifs.length === 0 &&
        forms.every((form) => !STONE_FORMS.has(form) || form === 'engraved')) ||
      (type === 'bracelet' && forms.includes('engraved') && motifs.length === 0);

/**
 * True for pieces that are complete without stones: watches, names, signets, lockets, bars and coins, named chains,
 * bands and hoops of a named metal, and men's pieces.
 */
function isWhole(type: JewelryType, parsed: ParsedPrompt, styles: readonly Style[]): boolean {
  if (
    type === 'watch' ||
    parsed.name !== null ||
    (parsed.inlay !== null && statesNoStones({ ...parsed, cuts: parsed.cuts.filter((cut) => cut !== 'rough') })) ||
    isBareBand(type, parsed, styles)
  )
    return true;
  const hasStone = parsed.forms.includes('solitaire') || (type === 'bracelet' && parsed.cuts.length > 0);
  if (parsed.chain !== null && !hasStone && (type === 'necklace' || type === 'bracelet')) return true;
  if (!statesNoStones(parsed) || parsed.diamondByCustom) return false;
  if (parsed.forms.some((form) => PLATES.has(form)) && (parsed.motifs.length === 0 || parsed.forms.includes('locket')))
    return true;
  if (type === 'ring' && parsed.forms.includes('signet')) return true;
  if (isEngraved(type, parsed) || parsed.forms.some((form) => WHOLE.has(form))) return true;
  const isFinished = type === 'bracelet' && parsed.finishes.length > 0;
  const isMetalwork =
    (parsed.forms.length > 0 || isFinished) &&
    parsed.forms.every((form) => METALWORK.has(form)) &&
    (parsed.alloys.length > 0 || isFinished) &&
    parsed.styles.every((style) => style === 'bold' || style === 'minimalist');
  return (
    parsed.motifs.length === 0 &&
    ((isMetalwork && type !== 'ring' && type !== 'pendant') ||
      (parsed.bareBand &&
        PLAIN_FOR_MEN.has(type) &&
        parsed.forms.every((form) => METALWORK.has(form) || form === 'signet')))
  );
}

/** Forms that are made of stones. */
const STONE_FORMS: ReadonlySet<Form> = setOf(`
  scattered halo hidden-halo double-halo cluster pave pave-shank channel flush tension bezel half-bezel prong basket
  eternity half-eternity three-stone solitaire tennis riviere drop chandelier hour-markers vintage milgrain filigree
  engraved art-deco
`);

/** Figures that include a stone, such as the iris of an evil eye. */
const MADE_WITH_STONES: ReadonlySet<string> = new Set(['evil eye']);

/** Stone forms that do not require stones on a figure, such as drop earrings. */
const HANGING: ReadonlySet<Form> = setOf('drop chandelier vintage milgrain filigree engraved art-deco');

/** True for a figure whose prompt mentions no stone: "feather earrings". */
const isFigureInMetal = (parsed: ParsedPrompt): boolean =>
  parsed.motifs.length > 0 &&
  !parsed.motifs.some((motif) => MADE_WITH_STONES.has(motif)) &&
  statesNoStones(parsed) &&
  !parsed.centered &&
  !parsed.forms.some((form) => STONE_FORMS.has(form) && !HANGING.has(form));

/**
 * True when unread words may name the subject of the piece: default stones would replace it without being requested.
 */
const hasUnreadSubject = (parsed: ParsedPrompt): boolean =>
  parsed.notUnderstood.length > 0 &&
  (parsed.types.length > 0 || parsed.understood.length === 0) &&
  parsed.motifs.length === 0 &&
  statesNoStones(parsed) &&
  !parsed.centered &&
  !parsed.forms.some((form) => STONE_FORMS.has(form));

/** True for looks that metal alone shows. Earrings show them around a stone. */
const isMetalworkOfLook = (type: JewelryType, parsed: ParsedPrompt): boolean =>
  type !== 'earrings' && lookOf(parsed)?.isMetalwork === true && statesNoStones(parsed) && !parsed.centered;

/** The stones of a piece when the prompt names none. */
export function customaryGems(
  type: JewelryType,
  parsed: ParsedPrompt,
  styles: readonly Style[],
  rng: Random,
): readonly GemKind[] {
  if (isWhole(type, parsed, styles)) return [];
  const free = (kinds: readonly GemKind[]): readonly GemKind[] =>
    kinds.filter((kind) => !parsed.refused.gems.includes(kind) && !parsed.refused.colors.includes(kind));
  if ((parsed.diamondByCustom || parsed.stone.carats !== null) && free(['diamond']).length > 0) return ['diamond'];
  // Pavé of no named stone is of diamonds.
  if (
    (parsed.forms.includes('pave') || (parsed.forms.includes('pave-shank') && parsed.strands !== null)) &&
    free(['diamond']).length > 0
  )
    return ['diamond'];
  // Baguettes of no named stone are diamonds.
  if (parsed.cuts.some((cut) => cut === 'baguette' || cut === 'tapered-baguette') && free(['diamond']).length > 0)
    return ['diamond'];
  // A ring of which only the surface or the width is stated is a band.
  const isBand =
    type === 'ring' &&
    (parsed.piece.band_width !== undefined || parsed.finishes.length > 0) &&
    parsed.forms.length === 0;
  // "A wedding band with a milgrain edge": ornament of metal needs no stone.
  const isOrnamented =
    type === 'ring' &&
    parsed.forms.includes('band') &&
    parsed.forms.some((form) => HANGING.has(form)) &&
    parsed.forms.every((form) => !STONE_FORMS.has(form) || HANGING.has(form));
  if ((isBand || isOrnamented) && statesNoStones(parsed) && !parsed.centered && parsed.motifs.length === 0) return [];
  // Filigree earrings are of wire alone.
  if (type === 'earrings' && parsed.forms.includes('filigree') && statesNoStones(parsed) && !parsed.centered) return [];
  // The figure of a signet is engraved or raised metal, also one that the lexicons lack, such as a family's crest.
  const hasCrest = parsed.requirements.some(({ concept, value }) => concept === 'lacking' && value === 'crest');
  const hasFace = parsed.motifs.length > 0 || hasCrest;
  if (parsed.forms.includes('signet') && hasFace) return [];
  if (isFigureInMetal(parsed) || hasUnreadSubject(parsed) || isMetalworkOfLook(type, parsed)) return [];
  const ofMotif = STONES_OF_MOTIF[parsed.motifs[0] ?? ''];
  if (ofMotif?.length === 0 && statesNoStones(parsed)) return [];
  const ofPiece = free(ofMotif && ofMotif.length > 0 ? ofMotif : CENTER_GEMS);
  return [rng.pick(ofPiece.length > 0 ? ofPiece : free(CENTER_GEMS))];
}
