/** Plans bangles: form, height, stones and figures. */
import type { Stone } from '../../spec';
import { isFrieze } from '../../parts/frieze';
import { isMotif } from '../../motifs/library';
import type { Brief, Maker } from '../maker';
import { mm, sequenceChoice, viewFrom } from '../maker';
import { planFigure } from '../pendant/motif';
import { milgrainChoice } from '../ring/kits';
import { hasHead } from './animalHeads';
import { endStones, hasTwoEnds } from './bangleEnds';
import { END_FIGURE, figureHalfMm } from './bangleFigure';
import { BANDS, goesAround } from './bangleFrieze';
import { jewelOf } from './bangleJewel';
import { rowOfBand, WITH_STONE_MM } from './bangleLots';
import { heightOfRows, rowsOf, stonesOfRows } from './bangleRows';
import { isCarvedWhole, planCarved } from './carvedBangle';
import { LONE_AZIMUTH, stoneBesideFigure } from './common';
import { eyesOf } from './headBangle';

/** Half the opening at the front, radians; negative when the ends pass each other. */
export const OPENINGS: Record<string, number> = { cuff: 0.16, torque: 0.2, bypass: -0.32, 'open-twist': 0.2 };

/** Bangles of a set: inner diameter without a hinge, and greatest height, plain and with a relief, mm. */
const OVER_HAND_MM = 62;
const OF_SET_MM = 5;
const RELIEF_OF_SET_MM = 8;
/** Height of a bangle with a text, mm. */
const WITH_TEXT_MM = 9;

/** Height of a wide cuff, mm. */
const WIDE_CUFF_MM = 34;

/** True for a large stone that no figure holds: "a large turquoise and stamped feathers". */
const isBesideFigures = ({ gems, named, hasLargeStone, inlay }: Brief): boolean =>
  hasLargeStone &&
  inlay === null &&
  gems.length === 1 &&
  named.every(({ figure, seat }) => figure === undefined && seat === null);

/** True for one stone that the prompt names in the singular, in the middle: "turquoise set in the middle". */
const isOneNamed = ({ named, gemsGiven, quantityGiven, centered }: Brief): boolean =>
  gemsGiven &&
  !quantityGiven &&
  named.length === 1 &&
  !named[0]!.isSeveral &&
  (centered || named[0]!.role === 'center');

/** Stones on both sides of the figure, where the prompt puts them: "a star and a ruby on each side of it". */
function stonesBeside(brief: Brief): Stone[] {
  const { gemsGiven, gems, stoneSizeMm } = brief;
  const own = stoneBesideFigure(brief);
  if (!gemsGiven || gems.length !== 1 || !own) return [];
  const count = Math.min(MOST_BESIDE, 2 * Math.max(1, Math.round((own.count ?? 2) / 2)));
  return [
    {
      role: 'side',
      kind: own.kind,
      cut: own.cut ?? 'round',
      size_mm: mm(stoneSizeMm ?? (own.scale < 1 ? 2.2 : 3.4)),
      count,
    },
  ];
}
/** Most stones beside a figure. */
const MOST_BESIDE = 12;

export const planBangle: Maker['plan'] = (brief, rng) => {
  if (isCarvedWhole(brief)) return planCarved(brief, rng);
  // A rope around its stone leaves the metal plain.
  const isRoped = brief.gems.length === 1 && brief.tints['bangle/rope'] !== undefined;
  const isTwisted = brief.wants('twist') && !isRoped;
  // Two equal figures are at the ends of an open band.
  const ofPair = /^2 (.+)$/.exec(brief.motif ?? '')?.[1] ?? null;
  // An open bangle of one animal has its head at both ends.
  const isHeaded = brief.motif !== null && hasHead(brief.motif) && brief.wants('torque');
  const isPair = isMotif(ofPair) || isHeaded;
  const shown = isMotif(ofPair) ? ofPair : isMotif(brief.motif) ? brief.motif : null;
  const hasHeads = isPair && shown !== null && hasHead(shown);
  const companions = hasHeads || brief.wants('torque') || brief.wants('cuff') ? 0 : (brief.bangles ?? 1) - 1;
  const hasOwnStone = shown !== null && !isPair && isBesideFigures(brief);
  const isAround = hasOwnStone || (!isPair && shown !== null && goesAround(brief, companions));
  const rows = shown === null && companions === 0 && brief.engraving === null ? rowsOf(brief) : null;
  const rowStones = rows === null ? [] : stonesOfRows(brief, rows);
  const strands = companions > 0 || rows !== null ? 1 : (brief.strands ?? (brief.has('layered') ? 3 : 1));
  const text = shown === null && brief.engraving?.inside === false ? brief.engraving.text : null;
  const isPatterned = shown === null && text === null && brief.gems.length === 0 && brief.wants('engraved');
  const isInlaid =
    shown === null &&
    rows === null &&
    text === null &&
    !isPatterned &&
    brief.inlay !== null &&
    !isTwisted &&
    !brief.wants('torque');
  const isEndNamed = brief.placed.some(({ place, of }) => place === 'end' && of === brief.gems[0]);
  const isBand = shown === null && companions === 0 && text === null && rows === null;
  const led = isBand && !isTwisted && !isEndNamed && !brief.wants('torque') ? jewelOf(brief) : null;
  const isOfTwo = shown === null && companions === 0 && led === null && hasTwoEnds(brief);
  const isCrossing = isBand && led === null && brief.wants('bypass');
  // Stones at the ends need ends.
  const isEnded = isOfTwo || (shown === null && companions === 0 && isEndNamed);
  const form =
    isTwisted && (isEnded || brief.wants('cuff')) && shown === null
      ? 'open-twist'
      : isEnded && brief.wants('hinged')
        ? 'cuff'
        : isCrossing
          ? 'bypass'
          : brief.wants('torque') || (isEnded && !(brief.wants('cuff') && (brief.has('bold') || !isOfTwo)))
            ? 'torque'
            : isTwisted
              ? 'twist'
              : shown !== null ||
                  rows !== null ||
                  led !== null ||
                  isInlaid ||
                  brief.section !== null ||
                  brief.wants('hinged') ||
                  brief.wants('plain') ||
                  companions > 0 ||
                  text !== null ||
                  isPatterned
                ? hasHeads && !brief.wants('cuff')
                  ? 'torque'
                  : brief.wants('cuff') || isPair
                    ? 'cuff'
                    : 'plain'
                : brief.has('sci-fi')
                  ? 'armour'
                  : brief.look?.borders
                    ? brief.wants('cuff')
                      ? 'cuff'
                      : 'plain'
                    : brief.has('geometric') || brief.has('honeycombs')
                      ? 'facet'
                      : brief.has('innovative')
                        ? 'bypass'
                        : brief.wants('cuff') || brief.has('contemporary')
                          ? 'cuff'
                          : brief.isWide
                            ? brief.wants('bangle')
                              ? 'plain'
                              : 'cuff'
                            : brief.has('minimalist')
                              ? rng.pick(['plain', 'torque'])
                              : brief.isTextured || strands > 1
                                ? 'plain'
                                : rng.pick(['plain', 'cuff', 'twist', 'facet', 'torque', 'bypass']);
  const height =
    rows !== null
      ? Math.max(heightOfRows(rows, rowStones[0]!.size_mm), 3)
      : form === 'torque'
        ? brief.has('bold')
          ? hasHeads
            ? 8
            : 6.5
          : brief.has('minimalist')
            ? 3
            : hasHeads
              ? 5.6
              : 4.2
        : brief.has('bold')
          ? form === 'cuff'
            ? WIDE_CUFF_MM
            : 15
          : brief.has('minimalist')
            ? 3
            : text !== null
              ? WITH_TEXT_MM
              : hasOwnStone
                ? WITH_STONE_MM
                : isAround || isPatterned || isFrieze(shown)
                  ? 11
                  : brief.look?.borders && BANDS.has(form)
                    ? 9
                    : 7;
  const border =
    shown === null && rows === null && !isInlaid && !isPatterned && BANDS.has(form) && brief.look?.borders
      ? (brief.look.band ?? rng.about('border').pick(brief.look.borders))
      : undefined;
  const count =
    brief.stoneCount ??
    brief.named[0]?.count ??
    (isEnded
      ? 2
      : text !== null
        ? brief.named[0]?.isSeveral
          ? 2
          : 1
        : brief.quantity === 'many' && !isOneNamed(brief)
          ? 9 * (form === 'plain' ? strands : 1)
          : form in OPENINGS && !brief.centered && !(brief.quantityGiven && brief.quantity === 'single')
            ? 2
            : 1);
  const isLone = shown === null && brief.gems.length > 0 && count === 1;
  const beside = shown !== null && !isPair && !isAround ? stonesBeside(brief) : [];
  const figure =
    shown === null || hasOwnStone
      ? null
      : planFigure(brief, rng, shown, isPair ? END_FIGURE : figureHalfMm(height, shown, 0), {
          copies: isPair ? 2 : 1,
          isFirstVersion: true,
        });
  return {
    stones:
      rows !== null
        ? rowStones
        : hasHeads
          ? eyesOf(brief, height, form)
          : beside.length > 0
            ? beside
            : figure !== null
              ? figure.stones
              : isOfTwo
                ? endStones(brief)
                : (led ?? rowOfBand(brief, { form, height, count })),
    variant: {
      form,
      ...(isRoped && shown === null ? { rope: 'yes' } : {}),
      strands,
      ...(companions > 0 ? { companions } : {}),
      ...(strands > 1 && form === 'plain' && brief.quantity === 'many' ? { set: 'all' } : {}),
      ...(rows === null
        ? {}
        : {
            rows: rows.count,
            cover: rows.cover,
            ...(rows.isChannel ? { setting: 'channel' } : {}),
            ...(rows.areOwn ? { own_kinds: 'yes' } : {}),
          }),
      ...sequenceChoice(brief),
      ...(border !== undefined && figure === null
        ? { border, ...milgrainChoice(brief) }
        : brief.wants('milgrain') &&
            BANDS.has(form) &&
            figure === null &&
            rows === null &&
            text === null &&
            !isPatterned
          ? { milgrain: 'yes' }
          : {}),
      ...(brief.section !== null && form !== 'twist' && rows === null ? { profile: brief.section } : {}),
      ...(shown !== null ? { motif: shown, version: figure?.version ?? 0 } : {}),
      ...(isInlaid && BANDS.has(form) ? { inlaid: brief.inlayFades ? 'fade' : 'yes' } : {}),
      ...(isPair ? { ends: 'yes' } : {}),
      ...(beside.length > 0 ? { beside: 'yes' } : {}),
      ...(brief.wants('riviere') && rows === null && count > 2 && figure === null ? { graded: 'yes' } : {}),
      ...(brief.wants('hinged') && (OPENINGS[form] ?? 0) > 0 ? { hinge: 'yes' } : {}),
      ...(isAround ? { around: 'yes' } : {}),
      ...(text !== null && BANDS.has(form) ? { text } : {}),
      ...(isPatterned && BANDS.has(form) && border === undefined
        ? { engraving: brief.look?.engraving ?? 'scroll' }
        : {}),
      ...((isAround || form === 'twist') && companions > 0 && brief.wants('plain')
        ? { bare: 2 * Math.floor((companions + 1) / 4) || 1 }
        : {}),
    },
    dimensions: {
      inner_diameter: companions > 0 || rows?.cover === 'all' ? OVER_HAND_MM : 58,
      height: companions > 0 ? Math.min(height, isAround ? RELIEF_OF_SET_MM : OF_SET_MM) : height,
    },
    view: viewFrom(rng, (isLone || text !== null) && rows === null ? LONE_AZIMUTH : 20, 34),
  };
};
