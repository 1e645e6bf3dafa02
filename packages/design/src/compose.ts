/**
 * Turns a prompt, presets and a seed into a complete design: presets overrule the prompt, the prompt overrules the
 * seed.
 */
import { constructionOf } from './construction';
import { customaryGems } from './customs';
import { depictedIn } from './drawing/depicted';
import { inspirationOf, isPattern } from './drawing/inspiration';
import { readDrawing } from './drawing/readDrawing';
import { isWideWord } from './fulfil/sizeWords';
import { goldOf } from './gold';
import { withLook } from './looks/apply';
import { lookOf } from './looks/looks';
import type { Brief } from './makers/maker';
import { unmetPhrases, violatedRefusals } from './makers/requirementChecks';
import { chooseMaker } from './makers/registry';
import { completed } from './makers/complete';
import { asLong } from './compose/hanging';
import { weighing } from './compose/totals';
import { rootOf } from './makers/trees';
import { parsePrompt } from './language/parsePrompt';
import { parsedFromReading } from './language/reading';
import { readPresets } from './language/presets';
import { randomFor, seedFromPrompt } from './random';
import { isBareBand, isUninvitedHalo, uninvitedStones } from './uninvited';
import type { DesignSpec, GemKind, Stone, Style } from './spec';
import { ENGINE, isTextured } from './spec';
import { fittedPart } from './spec/fit';
import { stonesIn } from './spec/tree';
import { composed, seenFrom } from './view';
import type { DesignAnswer, DesignRequest } from './compose/request';
import {
  finishOf,
  finishStated,
  metalsFor,
  metalsOf,
  seededStyles,
  seededType,
  stageFor,
  statesNoDetail,
} from './compose/seeded';
import { firstClear } from './compose/attempts';
import { Decisions } from './compose/decisions';
import { figuresFor } from './compose/figures';
import { withCustomaryInlay } from './motifs/customs';
import {
  cutByKind,
  cutsOf,
  flanksOf,
  stonesOf,
  kindsIn,
  soldAs,
  stonesDrawn,
  withOwnCut,
  withoutKinds,
  withoutRefused,
} from './compose/stones';
import { statedWidth, measured } from './compose/measures';
import { inMetals } from './compose/inMetals';
import { goldsOfStack } from './compose/ownMetal';
import { statedCounts, withinCounts } from './compose/stated';

/**
 * Turns a request into a design. Any text gives a complete design and nothing throws; the same request gives the same
 * design. `spec.given` records for each field what decided it.
 */
export function designFromPrompt({
  prompt,
  presets = [],
  jewelryType,
  seed,
  drawing,
  reading,
}: DesignRequest): DesignAnswer {
  const drawn = drawing ? readDrawing(drawing) : null;
  const parsed = withCustomaryInlay(reading ? parsedFromReading(prompt, reading) : parsePrompt(prompt));
  const selected = readPresets(presets);
  const number = (seed ?? seedFromPrompt(prompt)) >>> 0;
  const decisions = new Decisions(number);
  const { given } = decisions;
  const filled = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);
  const type = decisions.decide('type', jewelryType, parsed.types[0], (rng) => seededType(parsed, drawn !== null, rng));
  const followed = drawn && isPattern(drawn) ? drawn : null;
  const depicted = followed && depictedIn(followed, type);
  const pattern = depicted ? depicted.pattern : followed;
  const idea = drawn && !followed ? inspirationOf(drawn) : null;
  const shown = depicted && !pattern ? depicted : null;
  const forms = [...parsed.forms, ...(shown?.forms ?? [])];
  const look = lookOf(parsed);
  const named = decisions.decide('metal', selected.alloy, parsed.alloys[0], (rng) =>
    rng.pick(metalsFor(look, parsed.refused.hues)),
  );
  const [alloy, second] = metalsOf(type, parsed, named);
  const finish = decisions.decide('finish', null, finishStated(parsed), () => finishOf(look, alloy, parsed));
  const styles = decisions.decide<readonly Style[]>(
    'styles',
    filled(selected.styles),
    look ? parsed.styles.slice(0, 3) : filled(parsed.styles.slice(0, 3)),
    (rng) =>
      // A named form rules out a random style.
      forms.length > 0 || rng.chance(0.5) ? [] : seededStyles(type, parsed, rng),
    idea && [idea.style],
  );
  const { motifs, group, whole } = figuresFor(type, parsed, forms);
  const motif = decisions.decide<string | null>('motif', null, motifs[0], () => null, idea?.motif);
  const gems = decisions.decide<readonly GemKind[]>(
    'stones',
    filled(selected.gems),
    parsed.noStones ? [] : filled(parsed.gems),
    (rng) => customaryGems(type, parsed, styles, rng),
    shown ? shown.gems : idea && filled(idea.gems),
  );
  // "Ruby ring" and "emerald pendant" mean one stone; for other types, rows of stones are named in the singular too.
  const namesOneStone = given['stones'] === 'prompt' && gems.length === 1 && (type === 'ring' || type === 'pendant');
  const quantity = decisions.decide(
    'stone_count',
    selected.quantity,
    parsed.quantity,
    (rng) =>
      namesOneStone || styles.includes('minimalist') || rng.chance(0.5) ? ('single' as const) : ('many' as const),
    shown?.stoneCount === 1 ? ('single' as const) : null,
  );
  const construction = constructionOf(styles, given['stone_count'] === 'seed' ? null : quantity);
  const natural = cutsOf(gems[0]);
  const cuts = parsed.cuts.length > 0 ? parsed.cuts : natural.length > 0 ? natural : (shown?.cuts ?? []);
  const wantsStones = gems.length > 0 || selected.quantity !== null;
  given['cut'] = parsed.cuts.length > 0 ? 'prompt' : 'seed';
  given['stone_size'] =
    parsed.stone.sizeMm === null && parsed.stone.carats === null && parsed.stoneScale === 1 ? 'seed' : 'prompt';
  const isOpen =
    Object.entries(given).every(([field, by]) => by === 'seed' || ['type', 'metal', 'finish'].includes(field)) &&
    forms.length === 0 &&
    look === null &&
    statesNoDetail(parsed);
  const flanks = type === 'ring' && given['stones'] === 'prompt' ? flanksOf(parsed, forms, gems) : [];
  const golds = selected.alloy ? [] : goldsOfStack(type, parsed, forms);
  const hasBareBand = type === 'ring' && isBareBand(parsed);
  const open: Omit<Brief, 'has' | 'wants'> = {
    styles,
    look: null,
    motif: motif === motifs[0] ? (whole ?? motif) : motif,
    motifs,
    group,
    row: parsed.row,
    charmCount: parsed.charmCount,
    chainCount: parsed.chainCount,
    name: parsed.name,
    furtherNames: parsed.furtherNames,
    // A band of two metals has no uniform surface for a text outside.
    engraving: second && !parsed.engraving?.inside && !parsed.forms.includes('signet') ? null : parsed.engraving,
    insideText: parsed.insideText,
    perSide: parsed.perSide,
    forms,
    inlay: parsed.inlay,
    inlayFades: parsed.inlayFades,
    dial: parsed.dial,
    bezel: parsed.bezel,
    strap: parsed.strap,
    outline: parsed.outline,
    tints: parsed.tints,
    refusedForms: parsed.refused.forms,
    hasLargeStone: parsed.stoneScale > 1 && parsed.quantity !== 'many',
    isOpen,
    isInGolds: golds.length > 0,
    hasPendant: type !== 'pendant' && parsed.types.includes('pendant'),
    hasUnread: parsed.notUnderstood.length > 0,
    bareBand: parsed.bareBand,
    isForLady: parsed.isForLady,
    isForMan: parsed.isForMan,
    placed: parsed.placed,
    rings: parsed.rings,
    strands: parsed.strands,
    bangles: parsed.bangles,
    gems: gems.length > 0 || !wantsStones ? [...gems, ...flanks] : ['diamond'],
    sequence: given['stones'] === 'prompt' ? parsed.sequence : null,
    ...stonesOf(parsed, gems, hasBareBand),
    cuts,
    gemsGiven: given['stones'] !== 'seed',
    construction,
    isHers: parsed.isHers,
    pairRings: parsed.pairRings,
    isMetalNamed: given['metal'] !== 'seed',
    isTextured: isTextured(finish),
    isWide: parsed.requirements.some((one) => isWideWord(one, prompt)),
    isTwoTone: second !== undefined,
    edges: parsed.edges,
    chain: parsed.chain,
    section: parsed.section,
    quantity,
    quantityGiven: given['stone_count'] !== 'seed',
    stoneCount: parsed.stoneCount ?? shown?.stoneCount ?? null,
    stoneSizeMm: statedWidth(parsed, type, gems[0] ?? 'diamond', cuts[0] ?? 'round') ?? shown?.stoneSizeMm ?? null,
    smallestStoneMm: parsed.stone.smallestMm,
    centered: parsed.centered,
    prongs: parsed.prongs,
    drawing: pattern,
    isDrawnWhole: depicted !== null,
  };
  const filledIn = withLook(open, look, type, parsed);
  const brief: Brief = {
    ...filledIn,
    has: (...some) => some.some((style) => styles.includes(style)),
    wants: (...forms) => forms.some((form) => filledIn.forms.includes(form)),
  };
  given['name'] = parsed.name === null ? 'seed' : 'prompt';
  given['engraving'] = parsed.engraving === null ? 'seed' : 'prompt';
  given['karat'] = selected.alloy ? 'preset' : goldOf(alloy) && parsed.karats.length > 0 ? 'prompt' : 'seed';
  given['dimensions'] = Object.keys(parsed.piece).length > 0 ? 'prompt' : 'seed';
  given['second_metal'] = parsed.twoTone ? 'prompt' : 'seed';
  if (pattern) for (const field of ['motif', 'stones', 'cut', 'stone_size', 'stone_count']) given[field] = 'drawing';
  const stage = decisions.decide('stage', null, parsed.stage, (rng) => stageFor({ alloy, finish, gems, styles }, rng));
  const limits = given['stones'] === 'prompt' && !pattern ? statedCounts(parsed, prompt, type) : new Map();
  const uninvited = (stones: readonly Stone[]): readonly Stone[] =>
    given['stones'] === 'prompt' ? uninvitedStones(stones, parsed) : [];
  const planned = (attempt: number, isLast = false): DesignSpec => {
    const again = attempt === 0 ? '' : ` ${attempt}`;
    const maker = chooseMaker(type, brief, randomFor(number, `maker${again}`));
    const measuredPlan = measured(maker.plan(brief, randomFor(number, `plan${again}`)), type, maker.name, parsed);
    const plan = pattern ? { ...measuredPlan, stones: stonesDrawn(pattern, measuredPlan) } : measuredPlan;
    const unwanted = isLast ? uninvited(plan.stones) : [];
    const kept = withoutKinds(
      plan.stones,
      parsed.refused.gems,
      (stone) => parsed.refused.gems.includes(stone.kind) || unwanted.includes(stone),
    );
    // Slabs of stone are cut for their face.
    const isCut =
      parsed.cuts.length > 0 || Boolean(pattern) || plan.variant['slab'] === 'yes' || plan.variant['filled'] === 'yes';
    const stones = (isCut ? kept : kept.map(cutByKind))
      .map(withOwnCut)
      .filter((stone) => !(isLast && given['stones'] === 'prompt' && isUninvitedHalo(stone, type, parsed)));
    const whole = fittedPart(
      withinCounts(
        withoutRefused(
          completed(
            rootOf(
              type,
              {
                kind: maker.name,
                params: { ...plan.variant, ...plan.dimensions },
                stones,
                isInlaid: parsed.inlay !== null,
              },
              styles,
            ),
            brief,
            number,
          ),
          parsed.refused.gems,
        ),
        limits,
      ),
    );
    return {
      version: 2,
      engine: ENGINE,
      seed: number,
      prompt,
      type,
      root: inMetals(whole, parsed, prompt, { alloy, second, finish, golds }),
      stage,
      view: plan.view,
      sold: soldAs(parsed, [...kindsIn(whole), plan.variant['second']]),
      styles: [...styles],
      motif,
      construction,
      given,
      ...(pattern ? { drawing: pattern } : {}),
      not_understood: [],
      read_as: parsed.readAs,
    };
  };
  const weighed = weighing(
    firstClear(
      planned,
      (one) => violatedRefusals(one, parsed.refused.stated).length === 0 && uninvited(stonesIn(one)).length === 0,
    ) ?? planned(0, true),
    parsed,
  );
  const isSized = parsed.stone.sizeMm !== null || parsed.stone.carats !== null;
  const spec = asLong(weighed, parsed.piece.length ?? parsed.piece.height, isSized);
  const unmet = [...unmetPhrases(spec, parsed.stated), ...violatedRefusals(spec, parsed.refused.stated)];
  spec.not_understood = [...parsed.notUnderstood, ...unmet, ...(drawing && !drawn ? ['an empty drawing'] : [])];
  if (shown) given['form'] = 'drawing';
  given['view'] = parsed.view ? 'prompt' : 'seed';
  const shot: DesignSpec = { ...spec, view: composed(spec) };
  return {
    spec: parsed.view ? seenFrom(shot, parsed.view) : shot,
    understood: [
      ...parsed.understood.filter((words) => !unmet.includes(words)),
      ...(depicted ? [`drawing: ${depicted.words}`] : []),
    ],
    not_understood: spec.not_understood,
    requirements: parsed.requirements,
  };
}
