/** Converts the findings of a sentence into the parsed prompt. */
import type { PearlName } from '../gems/pearls';
import { hueOf } from '../gold';
import { isLook, lookNamed } from '../looks/looks';
import type { LookName } from '../looks/looks';
import type { Alloy, Cut, GemKind, Stage, Style } from '../spec';
import type { Seen } from '../view';
import { beeOnComb, crossedAsOne, groupOf, isCarvedFrom, moonWithStar, rowOf } from './parsed/figures';
import { Findings, isCentered, once } from './parsed/findings';
import { measuresIn } from './parsed/measures';
import { insteadOfClaws, insteadOfSolitaire, refusedIn } from './parsed/refused';
import { requirementsOf, substitutes, unread } from './parsed/requirements';
import { pearlOf, stonesIn } from './parsed/stones';
import { finishesIn } from './parsed/finishes';
import { isOnlyLight } from './parsed/lightness';
import { areOnHers, pairIn } from './parsed/pairs';
import { placesIn } from './parsed/places';
import { banglesIn, ringsIn } from './parsed/rings';
import { typesIn } from './parsed/types';
import { inlaysIn, isOfLine } from './rules/bandLines';
import { RINGS } from './rules/counts';
import { PER_SIDE } from './rules/eachSide';
import { CHARMS } from './rules/figures';
import { TOTAL } from './rules/karats';
import { BACK, INSIDE } from './engravings';
import type { ParsedPrompt } from './parsedPrompt';
import type { StoneRole } from './requirement';
import type { Finding, Sentence } from './sentence';
import type { ChainKind, DialColor, Form, LeatherColor, Section } from './vocabulary';
import { KIND_OF } from './vocabulary';

/** Measures of counts that are not of all stones. */
const OF_OTHERS: ReadonlySet<string> = new Set([PER_SIDE, CHARMS, RINGS]);

/** Forms that stand for others. */
const SUBSTITUTED: ReadonlySet<string> = new Set<Form>(['rectangular', 'basket']);

const edgesIn = (forms: readonly Form[]): ParsedPrompt['edges'] =>
  forms.includes('bevelled') ? 'bevelled' : forms.includes('polished-edges') ? 'polished' : null;

const COCKTAIL_SCALE = 1.6;

/** True where a text belongs inside the band. */
const isInside = ({ prompt }: Sentence): boolean => INSIDE.test(prompt);

/** Forms of the edges of a band, which choose no maker. */
const EDGE_FORMS: ReadonlySet<Form> = new Set(['bevelled', 'polished-edges']);

/** Converts the findings of a sentence. */
export function toParsedPrompt(s: Sentence, readAs: Readonly<Record<string, string>>): ParsedPrompt {
  const findings = new Findings(s);
  const refused = refusedIn(findings);
  const stones = stonesIn(findings, refused);
  const { gems, noStones, isOfStones, gemWords, cutWords } = stones;
  const customs = findings.values<string>('custom');
  const formWords = findings.wanted('form');
  // A thin line is no thin ring.
  const named = once(
    findings
      .wanted('style')
      .filter((word) => word.value !== 'minimalist' || !(isOfLine(s, word) || isOnlyLight(findings, word)))
      .map(({ value }) => value as Style | LookName),
  ).filter((style) => !refused.styles.includes(style));
  const looks = named.filter(isLook);
  const styles = once([
    ...named.filter((style) => !isLook(style)),
    ...looks.flatMap((look) => lookNamed(look).styles ?? []),
  ]);
  const counts = findings.wanted('count');
  const perSide = counts.find(({ measure }) => measure === PER_SIDE);
  const formsNamed = findings.values<Form>('form');
  const allForms = once([
    ...formsNamed.filter((form) => !EDGE_FORMS.has(form)),
    ...insteadOfClaws(refused, formsNamed),
    ...insteadOfSolitaire(refused, findings),
    ...looks.flatMap((look) => lookNamed(look).forms?.any ?? []),
    // A stone with counted ones at its sides is no solitaire.
  ]).filter((form) => !refused.forms.includes(form) && !(form === 'solitaire' && perSide));
  const spelled = findings.wanted('name');
  const chain = findings.first('chain') as ChainKind | null;
  const dial = findings.first('dial') as DialColor | null;
  const { wantedTypes, typeWords, isNamed } = typesIn(findings, allForms, refused);
  const metalWords = findings.wanted('metal').filter(({ value }) => !refused.hues.includes(hueOf(value as Alloy)));
  const alloys = metalWords
    .map(({ value }) => value as Alloy)
    .filter((alloy, i, list) => list.findIndex((other) => hueOf(other) === hueOf(alloy)) === i);
  const isEither = s.items.some(
    ({ concepts }, i) => concepts.some(({ kind, id }) => kind === 'grammar' && id === 'or') && !s.isClosed(i),
  );

  const measures = measuresIn(findings, wantedTypes[0], allForms, isOfStones, gems[0]);
  const { piece, lengthWords, size, smallest, melee } = measures;
  const pairRings = allForms.includes('pair') ? pairIn(findings) : null;
  if (pairRings?.his.widthMm || pairRings?.hers.widthMm) piece.band_width = pairRings.hers.widthMm ?? undefined;
  const caratList = findings.wanted('carats');
  const caratWords = caratList.find(({ of }) => of === gems[0]) ?? caratList[0] ?? null;
  const countWords = counts.find(({ measure }) => measure === undefined || !OF_OTHERS.has(measure)) ?? null;
  const charmWords = counts.find(({ measure }) => measure === CHARMS);
  const [main, ...again] = stones.named.filter(({ kind }) => kind === gems[0]);
  const scales =
    main && again.length > 0
      ? [main.scale].filter((scale) => scale !== 1)
      : findings
          .wanted('scale')
          .filter(({ measure }) => (gemWords.length > 0 ? measure === gems[0] : true))
          .map(({ value }) => Number(value));
  const motifWords = findings.wanted('motif');
  const letters = motifWords.filter(({ value }) => /^letters? /.test(value));
  const figures = crossedAsOne(
    motifWords.filter(
      ({ value }) =>
        !/^letters? /.test(value) &&
        !refused.motifs.includes(value) &&
        // A ring has its stone alone.
        !(wantedTypes[0] === 'ring' && isCarvedFrom(value, gems)),
    ),
  );
  const carved = figures.find(({ value }) => isCarvedFrom(value, gems));
  const [engraving, insideText] = findings.wanted('engraving');
  const pearlWords = findings.wanted('pearl');
  const wearers = findings.values<string>('wearer');
  const origins = findings.wanted('origin');
  const originOf = (f: Finding): string =>
    (gemWords.find((gem) => gem.from >= f.from) ?? gemWords.at(-1))?.value ?? 'diamond';
  const sections = findings.wanted('section');
  const strands = findings.wanted('strands')[0];
  const standing = (list: readonly Finding[], ids: readonly string[]): Finding[] =>
    list.filter(({ value }) => ids.includes(value));

  const inlays = inlaysIn(s, findings.wanted('inlay'));
  const lost = unread(s);
  const lacking = findings.wanted('lacking').map((f) => findings.words(f));

  return {
    types: wantedTypes,
    alloys,
    karats: findings.wanted('karat').map(({ value }) => Number(value)),
    twoTone: findings.wanted('two-tone').length > 0 || (alloys.length > 1 && !isEither),
    finishes: finishesIn(findings, refused.finishes),
    edges: edgesIn(formsNamed.filter((form) => !refused.forms.includes(form))),
    gems,
    named: carved
      ? stones.named.map((stone) =>
          isCarvedFrom(carved.value, [stone.kind]) ? { ...stone, figure: carved.value, isCarved: true } : stone,
        )
      : stones.named,
    sequence: stones.sequence,
    cuts: stones.cuts,
    sideCut: stones.sideCut,
    styles,
    looks,
    motifs: [
      ...letters.map(({ value }) => value),
      ...moonWithStar(
        once(figures.map(({ value }) => value)).filter(
          (m) => !(m === 'bee' && styles.includes('honeycombs') && wantedTypes[0] === 'ring'),
        ),
      ),
    ],
    // A bee on a honeycomb is one figure.
    group:
      figures.length > 0 && figures.every(({ value }) => value === 'bee') && styles.includes('honeycombs')
        ? beeOnComb(s)
        : groupOf(s, figures),
    row: rowOf(s, figures, allForms, charmWords ? Number(charmWords.value) : null, letters),
    charmCount: charmWords ? Number(charmWords.value) : null,
    chainCount: findings.wanted('form').find(({ value }) => value === 'chain-drops')?.count ?? null,
    name: spelled[0]?.value ?? null,
    furtherNames: spelled.slice(1).map(({ value }) => value),
    engraving: engraving
      ? {
          text: engraving.value,
          inside: insideText === undefined && isInside(s),
          ...(BACK.test(s.prompt) ? { isOnBack: true } : {}),
        }
      : null,
    insideText: insideText?.value ?? null,
    perSide: perSide ? Number(perSide.value) : null,
    forms: once(allForms.flatMap((form) => [form, ...(KIND_OF[form] ? [KIND_OF[form]] : [])])),
    chain,
    section: (sections[0]?.value ?? null) as Section | null,
    dial,
    bezel: findings.first('bezel') as DialColor | null,
    strap: findings.first('strap') as LeatherColor | null,
    outline: findings.first('outline') as Cut | null,
    tints: Object.fromEntries(findings.wanted('tint').map(({ measure, value }) => [measure!, value])),
    pearl: pearlOf(pearlWords.map(({ value }) => value as PearlName)),
    // In "lab-grown ruby ring with diamonds" the ruby is lab-grown.
    grownDiamonds: origins.some((f) => originOf(f) === 'diamond'),
    inlay: inlays[0] ?? null,
    secondInlay: inlays[1] ?? null,
    inlayIn: inlays.map((kind) => findings.wanted('inlay').find(({ value }) => value === kind)?.seat ?? null),
    inlayFades: inlays.length > 1 && stones.gems.length === 0 && findings.values('sequence').includes('gradient'),
    stage: findings.first('stage') as Stage | null,
    view: findings.first('view') as Seen | null,
    noStones,
    isAlone: findings
      .refused('stones')
      .some(
        ({ value }) => value === 'other' || (value === 'beside' && !allForms.some((form) => form.endsWith('halo'))),
      ),
    isBandRefused: findings.refused('stones').some(({ value }) => value === 'beside'),
    diamondByCustom: stones.diamondByCustom,
    bareBand: customs.includes('bare') || wearers.includes('man') || wearers.includes('any'),
    isHers: customs.includes('hers') || (allForms.includes('pair') && areOnHers(findings)),
    isForLady: wearers.includes('lady'),
    isForMan: wearers.includes('man') && !wearers.includes('lady'),
    placed: placesIn(findings),
    pairRings,
    rings: wantedTypes[0] === 'ring' ? ringsIn(findings, allForms.includes('stack')) : null,
    strands: strands ? Number(strands.value) : null,
    bangles: banglesIn(s),
    stoneScale:
      scales.length > 0
        ? Math.max(
            Math.min(...scales.filter((x) => x < 1), ...(scales.some((x) => x < 1) ? [] : [Math.min(...scales)])),
            customs.includes('cocktail') && scales.every((x) => x > 1) ? COCKTAIL_SCALE : 0,
          )
        : customs.includes('cocktail')
          ? COCKTAIL_SCALE
          : 1,
    centered: isCentered(findings),
    prongs: findings.wanted('prongs')[0] ? Number(findings.wanted('prongs')[0]!.value) : null,
    quantity: (stones.isRow ? 'many' : findings.first('quantity')) as 'single' | 'many' | null,
    roles: once(
      s
        .all('role')
        .flatMap((i) =>
          s.items[i]!.concepts.filter(({ kind, id }) => kind === 'role' && id !== 'ahead').map(
            ({ id }) => id as StoneRole,
          ),
        ),
    ),
    stoneCount: countWords ? Number(countWords.value) : null,
    stone: {
      sizeMm: size ? Number(size.value) : null,
      smallestMm: smallest ? Number(smallest.value) : null,
      carats: caratWords ? Number(caratWords.value) : null,
      total: caratWords?.measure === TOTAL,
      totalOf: (caratWords?.of ?? null) as GemKind | null,
      meleeMm: melee ? Number(melee.value) : null,
    },
    piece,
    stated: [
      // Words that name both a style and a form count for the style.
      ...findings.stated(
        'form',
        standing(formWords, allForms).filter(
          (form) => !findings.wanted('style').some((style) => style.from === form.from),
        ),
      ),
      ...findings.stated('motif', figures),
      ...findings.stated('stone', noStones ? [] : standing(gemWords, gems)),
      ...(gems.includes('pearl') ? findings.stated('pearl', pearlWords) : []),
      ...findings.stated('cut', noStones ? [] : cutWords),
      ...findings.stated('chain', findings.wanted('chain').slice(0, 1)),
      ...findings.stated('section', sections),
      ...(size ? findings.stated('size', [size]) : []),
      ...(caratWords ? findings.stated('carats', [caratWords]) : []),
      ...findings.stated('length', lengthWords),
      ...(countWords && !noStones ? findings.stated('count', [countWords]) : []),
      ...findings.stated('name', spelled),
      ...findings.stated(
        'engraving',
        [engraving, insideText].filter((text) => text !== undefined),
      ),
      ...findings.stated('type', typeWords),
      ...findings.stated('origin', origins),
      ...findings.stated('budget', findings.wanted('budget')),
      ...findings.stated('inlay', findings.wanted('inlay')),
      ...findings.stated('karat', findings.wanted('karat')),
    ],
    refused,
    requirements: requirementsOf(s, lost, isNamed),
    understood: once(s.items.filter(({ isRead, mark }) => isRead && mark === null).map(({ words: w }) => w)),
    notUnderstood: once([...lost.map(({ words: w }) => w), ...lacking]),
    readAs: {
      ...readAs,
      ...s.readAs,
      ...substitutes(
        [
          ...metalWords,
          ...findings.wanted('style'),
          ...findings.wanted('chain'),
          ...typeWords,
          ...findings.wanted('hint'),
          ...(noStones ? [] : cutWords.filter((f) => f.value !== 'princess')),
          ...formWords.filter((f) => SUBSTITUTED.has(f.value)),
          ...figures,
          ...standing(gemWords, gems),
          ...findings.wanted('two-tone'),
          ...findings.wanted('inlay'),
        ]
          .filter(({ to, from }) => to > from)
          .map((f) => findings.words(f)),
      ),
    },
  };
}
