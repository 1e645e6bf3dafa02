/** Choices of the seed where neither presets nor the prompt decide. */
import { GEMS } from '../catalogue/gems';
import { USUAL_KARAT, goldOf, hueOf, inKarat, type Hue } from '../gold';
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Random } from '../random';
import type { Look } from '../looks/looks';
import type { Alloy, Finish, GemKind, JewelryType, Stage, Style } from '../spec';
import { JEWELRY_TYPES } from '../spec';

const SEEDED_STYLES = ['minimalist', 'organic-shapes', 'geometric', 'contemporary', 'bold'] as const;
/** Styles of the seed that add nothing to what a prompt describes. */
const QUIET: ReadonlySet<Style> = new Set<Style>(['minimalist', 'contemporary']);

/** The style of a prompt that names none: any, but a quiet one or none where it describes the piece. */
export function seededStyles(type: JewelryType, parsed: ParsedPrompt, rng: Random): readonly Style[] {
  const style = rng.pick(SEEDED_STYLES);
  const isDescribed = (type !== 'watch' && parsed.gems.length > 0) || !statesNoDetail(parsed);
  return isDescribed && !QUIET.has(style) ? [] : [style];
}

/** Types for prompts that name stones alone. */
const STONE_PIECES: readonly JewelryType[] = ['ring', 'necklace', 'bracelet', 'earrings', 'pendant'];

/** Types for prompts that name a motif alone: most often a pendant. */
const MOTIF_PIECES: readonly JewelryType[] = ['pendant', 'pendant', 'pendant', 'necklace', 'ring'];
const SEEDED_ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k'];

/** Metals for prompts that name none, without refused ones. */
function metalsBut(hues: readonly Hue[]): readonly Alloy[] {
  const golds = SEEDED_ALLOYS.filter((alloy) => !hues.includes(hueOf(alloy)));
  const whites = (['silver-925', 'platinum-950'] as const).filter((alloy) => !hues.includes(alloy));
  return golds.length > 0 ? golds : whites.length > 0 ? whites : ['steel-316l'];
}

/** Metals for a look when the prompt names none. */
export function metalsFor(look: Look | null, hues: readonly Hue[]): readonly Alloy[] {
  const own = (look?.alloys ?? []).filter((alloy) => !hues.includes(hueOf(alloy)));
  return own.length > 0 ? own : metalsBut(hues);
}

/** The finish that the prompt names; that of the first ring where each ring of a stack is described by itself. */
export const finishStated = ({ finishes, rings }: Pick<ParsedPrompt, 'finishes' | 'rings'>): Finish | undefined =>
  rings?.some(({ finish }) => finish !== null) ? (rings[0]!.finish ?? 'polished') : finishes[0];

/** The finish when the prompt names none: that of the look, else a polish unless that is refused. Bright gold stays so. */
export function finishOf(look: Look | null, alloy: Alloy, { refused }: Pick<ParsedPrompt, 'refused'>): Finish {
  const isBright = goldOf(alloy) !== null && hueOf(alloy) !== 'black-gold';
  if (look?.finish && !refused.finishes.includes(look.finish) && !(look.finish === 'oxidised' && isBright))
    return look.finish;
  return refused.finishes.includes('polished') ? 'satin' : 'polished';
}

/** Dark stages that contrast with the metal. */
const DARK_STAGES: readonly Stage[] = ['slate', 'velvet', 'cloth'];

const DARK_STAGES_FOR: Partial<Record<Hue, readonly Stage[]>> = {
  'rose-gold': ['slate', 'velvet'],
  'steel-316l': ['slate', 'velvet'],
};
/** Stages for pieces of black metal, of darkened silver, or around a black stone. */
const STAGES_FOR_BLACK: readonly Stage[] = ['warm', 'stone'];

const BLACK: ReadonlySet<Hue> = new Set<Hue>(['black-gold', 'black-titanium', 'black-tungsten']);
/** Brightest body of a stone that a dark stage would swallow, linear. */
const BLACK_BODY = 0.03;
const isBlack = (gem: GemKind | undefined): boolean =>
  gem !== undefined && Math.max(...GEMS[gem].optics.average) < BLACK_BODY;

/** White as in shops, unless a style suggests another stage, such as stone for organic. */
export function stageFor(
  { alloy, finish, gems, styles }: { alloy: Alloy; finish: Finish; gems: readonly GemKind[]; styles: readonly Style[] },
  rng: Random,
): Stage {
  const has = (...moods: readonly Style[]) => styles.some((style) => moods.includes(style));
  const isDark = BLACK.has(hueOf(alloy)) || finish.includes('oxidised') || isBlack(gems[0]);
  if (has('sci-fi', 'bold', 'innovative'))
    return rng.pick(isDark ? STAGES_FOR_BLACK : (DARK_STAGES_FOR[hueOf(alloy)] ?? DARK_STAGES));
  return has('organic-shapes') ? rng.pick(['stone', 'white']) : 'white';
}

/** The gold that contrasts with another metal. */
const contrasting = (alloy: Alloy): Alloy =>
  inKarat(
    ['yellow-gold', 'rose-gold'].includes(hueOf(alloy)) ? 'white-gold' : 'yellow-gold',
    goldOf(alloy)?.karat ?? USUAL_KARAT,
  );

/** The metal and the second one of a piece. A two-tone watch of one named gold is of steel with that gold. */
export function metalsOf(
  type: JewelryType,
  parsed: ParsedPrompt,
  named: Alloy,
): [alloy: Alloy, second: Alloy | undefined] {
  if (!parsed.twoTone) return [named, undefined];
  if (type === 'watch' && parsed.alloys.length === 1 && ['yellow-gold', 'rose-gold'].includes(hueOf(named)))
    return ['steel-316l', named];
  return [named, parsed.alloys.find((one) => hueOf(one) !== hueOf(named)) ?? contrasting(named)];
}

/** The type when the prompt states none: the one most common for its stones and figures. */
export function seededType(parsed: ParsedPrompt, isDrawn: boolean, rng: Random): JewelryType {
  if (isDrawn) return 'pendant';
  if (parsed.perSide !== null || parsed.stone.carats !== null || parsed.sideCut !== null || parsed.prongs !== null)
    return 'ring';
  if (parsed.motifs.length > 0) return rng.pick(MOTIF_PIECES);
  return rng.pick(parsed.gems.length > 0 || parsed.cuts.length > 0 ? STONE_PIECES : JEWELRY_TYPES);
}

/** True for a prompt that describes no part of the piece. */
export const statesNoDetail = (parsed: ParsedPrompt): boolean =>
  parsed.notUnderstood.length === 0 &&
  !parsed.centered &&
  !parsed.bareBand &&
  [
    parsed.section,
    parsed.chain,
    parsed.stoneCount,
    parsed.dial,
    parsed.bezel,
    parsed.strap,
    parsed.sideCut,
    parsed.prongs,
    parsed.name,
    parsed.engraving,
    parsed.piece.band_width ?? null,
  ].every((value) => value === null);
