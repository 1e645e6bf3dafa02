/** What people picture when they say nothing of stones: which pieces are whole without any, and which stones the others have. */
import { STONES_OF_MOTIF } from './motifs/customs';
import type { Form } from './language/vocabulary';
import type { Wishes } from './language/wishes';
import type { Random } from './random';
import type { GemKind, JewelryType, Style } from './spec';

const CENTER_GEMS: readonly GemKind[] = [
  'diamond', 'diamond', 'diamond', 'ruby', 'ruby', 'blue-sapphire', 'blue-sapphire', 'emerald', 'emerald', 'pink-sapphire', 'aquamarine',
  'amethyst', 'morganite', 'tanzanite', 'garnet', 'peridot', 'citrine',
];
/** Forms that a band without stones may have. */
const BARE_FORMS: ReadonlySet<Form> = new Set(['band', 'plain', 'vintage', 'twist', 'pair']);
/** Forms of goldsmith's work: with their metal named, nobody expects a stone. */
const METALWORK: ReadonlySet<Form> = new Set(['hoop', 'bangle', 'cuff', 'chain', 'links', 'twist', 'band', 'mesh', 'charm', 'leather', 'jhumka']);
/** Forms of polished plate. */
const PLATES: ReadonlySet<Form> = new Set(['locket', 'bar', 'medallion']);
/** Types that men wear plain. */
const PLAIN_FOR_MEN: ReadonlySet<JewelryType> = new Set(['ring', 'bracelet', 'necklace']);

const saysNothingOfStones = ({ cuts, quantity, stoneCount, prongs, stone }: Wishes): boolean =>
  cuts.length === 0 && quantity === null && stoneCount === null && prongs === null && stone.sizeMm === null && stone.carats === null;

function isBareBand(type: JewelryType, wishes: Wishes, styles: readonly Style[]): boolean {
  const isAsked = wishes.forms.includes('pair') || styles.includes('minimalist') || wishes.section !== null || wishes.finishes.length > 0 || wishes.piece.band_width !== undefined || wishes.bareBand;
  return type === 'ring' && wishes.forms.includes('band') && wishes.forms.every((form) => BARE_FORMS.has(form)) && isAsked && saysNothingOfStones(wishes);
}

/** Forms that carry a text. */
const ENGRAVED: ReadonlySet<Form> = new Set(['band', 'plain', 'signet']);

/** True for pieces that are whole without stones: watches, names, lockets, bars and coins, chains by name, bands and hoops of a named metal, what men wear. */
function isWhole(type: JewelryType, wishes: Wishes, styles: readonly Style[]): boolean {
  if (type === 'watch' || wishes.name !== null || isBareBand(type, wishes, styles)) return true;
  if (wishes.chain !== null && !wishes.forms.includes('solitaire') && (type === 'necklace' || type === 'bracelet')) return true;
  if (!saysNothingOfStones(wishes) || wishes.diamondByCustom) return false;
  if (wishes.forms.some((form) => PLATES.has(form)) && (wishes.motifs.length === 0 || wishes.forms.includes('locket'))) return true;
  if (type === 'ring' && wishes.engraving !== null && wishes.forms.every((form) => ENGRAVED.has(form))) return true;
  const isMetalwork = wishes.forms.length > 0 && wishes.forms.every((form) => METALWORK.has(form)) && wishes.alloys.length > 0 && wishes.styles.every((style) => style === 'bold' || style === 'minimalist');
  return wishes.motifs.length === 0 && ((isMetalwork && type !== 'ring' && type !== 'pendant') || (wishes.bareBand && PLAIN_FOR_MEN.has(type) && wishes.forms.every((form) => METALWORK.has(form) || form === 'signet')));
}

/** Forms that are made of stones. */
const STONE_FORMS: ReadonlySet<Form> = new Set(['halo', 'hidden-halo', 'double-halo', 'cluster', 'pave', 'pave-shank', 'channel', 'flush', 'tension', 'bezel', 'half-bezel', 'prong', 'basket', 'eternity', 'half-eternity', 'three-stone', 'solitaire', 'tennis', 'riviere', 'drop', 'chandelier', 'hour-markers', 'vintage']);

/** True for a figure in a named metal: "silver feather earrings" asks for no stone. */
const isFigureInMetal = (wishes: Wishes): boolean =>
  wishes.motifs.length > 0 && wishes.alloys.length > 0 && saysNothingOfStones(wishes) && !wishes.centered && !wishes.forms.some((form) => STONE_FORMS.has(form));

/** The stones of a piece whose stones nobody named. */
export function customaryGems(type: JewelryType, wishes: Wishes, styles: readonly Style[], dice: Random): readonly GemKind[] {
  if (isWhole(type, wishes, styles)) return [];
  const free = (kinds: readonly GemKind[]): readonly GemKind[] => kinds.filter((kind) => !wishes.refused.gems.includes(kind) && !wishes.refused.colors.includes(kind));
  if ((wishes.diamondByCustom || wishes.stone.carats !== null) && free(['diamond']).length > 0) return ['diamond'];
  if (isFigureInMetal(wishes)) return [];
  const ofMotif = STONES_OF_MOTIF[wishes.motifs[0] ?? ''];
  if (ofMotif?.length === 0 && saysNothingOfStones(wishes)) return [];
  const ofPiece = free(ofMotif && ofMotif.length > 0 ? ofMotif : CENTER_GEMS);
  return [dice.pick(ofPiece.length > 0 ? ofPiece : free(CENTER_GEMS))];
}
