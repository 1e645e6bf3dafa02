/** Describes designs in words, for alternative texts and facts. */
import { borderWords } from './parts/border/words';
import { grouped, stonesOfPiece, surfacesOf, type SetStone } from './built';
import { INLAY_KINDS, inlayOf } from './catalogue/inlays';
import { article, stoneName } from './gems/names';
import { isCarvedFrom } from './language/parsed/figures';
import { USUAL_KARAT, alloyName, goldOf, hueOf, metalName } from './gold';
import { inlayPart } from './parts/inlay';
import { buildPiece } from './makers/registry';
import { watchInWords } from './makers/watch/describe';
import type { Piece } from './piece';
import type { Alloy, DesignSpec, Stone } from './spec';
import { kindsIn, paramIn, partsIn } from './spec/tree';
import { figuresOf, formOf, joined, namesIn } from './describe/forms';
import { stonesOf, stoneWords, plural } from './describe/stones';

/** Names of cords; leather is black or brown. */
const CORD = /^(?:(?:red|navy|green|white|pink)-cord|(?:[a-z]+-)?braid)$/;
const cordOf = ({ root }: DesignSpec): string => {
  const links = Object.values(root.params).find((value) => CORD.test(String(value)));
  if (links === undefined) return 'a leather cord';
  const [colour, ...cord] = String(links).split('-');
  return String(links).endsWith('braid')
    ? `a braided ${cord.length > 0 && colour !== 'brown' ? `${colour} ` : ''}leather cord`
    : `a ${String(links).replace('-', ' ')}`;
};

/** Gold of the default karat is called "gold"; other golds state their karat. */
const alloyAdjective = (alloy: Alloy): string =>
  goldOf(alloy)?.karat === USUAL_KARAT ? metalName(hueOf(alloy)) : alloyName(alloy);

/** True when no word of a non-empty prompt was understood, so the whole design is a guess. */
export const isGuess = ({ prompt, given }: Pick<DesignSpec, 'prompt' | 'given'>): boolean =>
  /[\p{L}\p{Extended_Pictographic}]/u.test(prompt) && Object.values(given).every((by) => by === 'seed');

/**
 * One plain sentence without a full stop, e.g. "Rose gold ring with a 6.2 mm round ruby"; it mentions when the design
 * is a guess. Metals, figures and stones are those of the geometry.
 */
export const describeDesign = (spec: DesignSpec, piece: Piece = buildPiece(spec)): string =>
  isGuess(spec) ? `${sentenceOf(spec, piece)}, our guess at words we could not read` : sentenceOf(spec, piece);

/** Stone positions that are already part of a form's name. */
const IN_NAME = [
  ['halo', 'halo'],
  ['side', 'three-stone'],
  ['pave', 'pavé'],
] as const;

/** A row of more main stones than this is named once, because its sizes differ. */
const MOST_MAIN = 2;

/** Stones that differ less are of one size, mm. */
const SAME_MM = 0.06;

/** Numbers in words. */
const COUNTED: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  10: 'ten',
  12: 'twelve',
};

function sentenceOf(spec: DesignSpec, piece: Piece): string {
  const [text, letters, side, named] = (['text', 'letters', 'side', 'name'] as const).map((key) => paramIn(spec, key));
  const surfaces = surfacesOf(spec, piece);
  const [{ alloy, finish } = spec.root.metal, ...others] = surfaces;
  const more = [...new Set(others.map((surface) => surface.alloy))]
    .filter((other) => other !== alloy)
    .map(alloyAdjective);
  const second = more.map((name, i) => `${i === more.length - 1 ? ' and' : ','} ${name}`).join('');
  const drawn = spec.drawing || spec.given['form'] === 'drawing' ? ' after a drawing' : '';
  const ids = new Set(piece.parts.map(({ part }) => part));
  const watch = spec.root.kind === 'watch.case' ? watchInWords(spec.root, (id) => ids.has(id)) : null;
  // Beads on an elastic cord have no metal.
  const metal = `${finish === 'polished' ? '' : `${finish.replace('-', ' ').replace('bark', 'bark-textured')} `}${alloyAdjective(alloy)}${second} `;
  const isCutWhole = spec.root.kind === 'bangle' && paramIn(spec, 'carved') === 'yes';
  const whole = isCutWhole ? stonesOfPiece(piece)[0] : undefined;
  const sleeves = surfaces.length === 0 ? '' : ` with ${alloyAdjective(alloy)}`;
  const what = whole
    ? `${figuresOf(spec, piece)}bangle cut from ${stoneName(whole.kind, spec.sold)}${sleeves}`
    : `${surfaces.length === 0 ? '' : metal}${figuresOf(spec, piece)}${watch?.form ?? formOf(spec)}${drawn}`;
  const sentence = what.charAt(0).toUpperCase() + what.slice(1);
  const isOnCord = piece.parts.some(
    (part) => part.shape === 'mesh' && part.part === 'chain' && part.surface.kind === 'lacquer',
  );
  // A text around the band of a signet is behind its plate.
  const isOutOfSight = spec.root.kind === 'shank.signet' && side === 'outside';
  const name = [
    ...(isOnCord ? [cordOf(spec)] : []),
    ...(watch?.details ?? []),
    ...(named ? [namesIn(spec)] : []),
    ...(letters && letters !== named ? [`"${letters}" engraved`] : []),
    ...(text && text !== named && text !== letters && !isOutOfSight
      ? [`"${text}" engraved${side === 'back' ? ' on the back' : side ? ` ${side}` : ''}`]
      : []),
  ];
  const inlays = INLAY_KINDS.filter((kind) => piece.parts.some(({ part }) => part === inlayPart(kind))).map((kind) =>
    inlayOf(kind).name.endsWith('enamel')
      ? inlayOf(kind).name
      : `${article(inlayOf(kind).name)} ${inlayOf(kind).name} inlay`,
  );
  const kinds = kindsIn(spec);
  const besides = new Set(
    [...partsIn(spec.root)].flatMap(({ children }) => children['sides'] ?? []).map(({ id }) => id),
  );
  const placeOf = ({ part }: SetStone): 'under' | 'shoulders' | 'beside' | 'seen' => {
    const kind = kinds.get(part);
    return kind === 'halo.hidden'
      ? 'under'
      : kind === 'row.pave' && part === 'shoulders'
        ? 'shoulders'
        : besides.has(part)
          ? 'beside'
          : 'seen';
  };
  const all = stonesOfPiece(piece);
  const parts = new Map([...partsIn(spec.root)].map((part) => [part.id, part]));
  const isFigure = ({ part, kind, cut }: SetStone): boolean =>
    cut === 'cabochon' &&
    kinds.get(part) === 'figure.relief' &&
    (parts.get(part)?.params['carved'] === 'yes' || isCarvedFrom(spec.motif ?? '', [kind]));
  const figureName = ({ part }: SetStone): string => {
    const motif = parts.get(part)?.params['motif'] ?? spec.motif;
    return motif === spec.motif ? 'figure' : String(motif);
  };
  const isSlab = ({ part }: SetStone): boolean => kinds.get(part) === 'inlay.slab';
  const set = all.filter((stone) => !isCutWhole && !isFigure(stone) && !isSlab(stone));
  const slabs = stonesOf(all.filter(isSlab)).map(({ kind }) => {
    const name = stoneName(kind, spec.sold);
    return `${article(name)} ${name} inlay`;
  });
  const carved = all
    .filter(isFigure)
    .map((stone) => `the ${figureName(stone)} cut from ${stoneName(stone.kind, spec.sold)}`);
  const stonesIn = (place: ReturnType<typeof placeOf>): Stone[] =>
    stonesOf(set.filter((stone) => placeOf(stone) === place));
  const seen = stonesIn('seen');
  const borders = borderWords(spec.root);
  if (set.length + carved.length + slabs.length + name.length + inlays.length + borders.length === 0) return sentence;
  const isMain = (s: Stone): boolean => s.role === 'center' || seen.length === 1;
  const isAlike = (one: Stone, other: Stone): boolean =>
    one.kind === other.kind && one.cut === other.cut && Math.abs(one.size_mm - other.size_mm) < SAME_MM;
  // A pair of eyes may have two roles; both are the main stones.
  const main = seen.filter(isMain).map((s) => ({
    ...s,
    count: seen
      .filter((one) => one === s || (!isMain(one) && isAlike(s, one)))
      .reduce((sum, { count }) => sum + count, 0),
  }));
  const isOfMain = ({ kind }: Stone): boolean => main.some((m) => m.kind === kind);
  const rest = seen
    .filter((s) => !isOfMain(s))
    .map((s) => (s.count === 1 ? stoneWords(s, false, spec.sold) : plural(s.kind, spec.sold)));
  const surrounded = (place: ReturnType<typeof placeOf>, what: string): string[] =>
    stonesIn(place).map((stone) =>
      isOfMain(stone) || rest.includes(plural(stone.kind, spec.sold))
        ? what
        : `${what} of ${plural(stone.kind, spec.sold)}`,
    );
  const beside = stonesIn('beside').map((stone) =>
    stone.count === 1
      ? stoneWords(stone, false, spec.sold)
      : `${COUNTED[stone.count] ?? stone.count} ${stoneWords(stone, false, spec.sold)}`,
  );
  const isOfFewMain = ({ kind }: Stone): boolean => main.some((m) => m.kind === kind && m.count <= MOST_MAIN);
  const small = seen.filter(
    (s) =>
      !isMain(s) &&
      !main.some((one) => isAlike(one, s)) &&
      isOfFewMain(s) &&
      !IN_NAME.some(([role, form]) => s.role === role && formOf(spec).includes(form)),
  );
  const smaller = grouped(small, ({ kind }) => kind).map(([first, ...others]) =>
    first.count === 1 && others.length === 0
      ? `a smaller ${stoneName(first.kind, spec.sold)}`
      : `smaller ${plural(first.kind, spec.sold)}`,
  );
  const words = [
    ...name,
    ...new Set(carved),
    ...new Set(slabs),
    ...inlays,
    ...main.map((s, i) => stoneWords(s, i === 0, spec.sold)),
    ...beside,
    ...new Set(rest),
    ...smaller,
    ...surrounded('under', 'a hidden halo'),
    ...surrounded('shoulders', 'pavé shoulders'),
    ...borders,
  ];
  return `${sentence} with ${joined([...new Set(words)])}`;
}
