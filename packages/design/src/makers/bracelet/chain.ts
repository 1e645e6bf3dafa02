/**
 * A chain bracelet: one stone, one figure, a name or a bar for engraving between links; small stones along the chain;
 * charms.
 */
import { Bench } from '../../parts/bench';
import { CABLE, chainNamed } from '../../parts/chain';
import { photograph } from '../../parts/shot';
import { TAU } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import { plateWidth } from '../../motifs/name';
import { stonesPerSide } from '../flanks';
import { choice, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { nameStones } from '../necklace/nameplate';
import { chooseCut } from '../ring/common';
import { ANKLET_MM, LONE_AZIMUTH, wristOval, type Oval } from './common';
import { barrelClasp } from './barrelClasp';
import { BRAIDS, braidOf, isCord, isOnLeather, leatherStones, metalBeadsOf, stationsOnLeather } from './leather';
import { springRing, strand, type Station } from './strand';
import { toggleClasp } from './toggleClasp';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, figures, lengthMm, words, yesNo } from '../params';
import { STATION_STEP, MAX_NAME, onRing, frontStation } from './chainStations';
import { smallStation, spotsBeside } from './smallStations';
import { CHARM_PLACES, figureRow, hangCharms, hangPadlock, stonesBeside } from './charmRow';
import { charmStones, figureStations, flankingStones, stationStones } from './chainStones';
import { hungStones, isFrontFree, padlockOf, planRow, stonesWithFigures } from './planRow';
import { LINKS, LINKS_BY_A_NAME, LINKS_WITH_CHARMS, heavier, isHeavy, linksOf } from './linkSizes';
import { CHAIN_KINDS } from '../../language/vocabulary';

/** Angle of a shown clasp beside a single charm, radians. */
const BESIDE_CHARM = 0.62;

/**
 * How a chain lies: depth of its oval relative to the width, factor on the width for the same length, and the share of the
 * picture that it fills. With a single ornament it is deeper than wide: the camera is nearer, and the ornament larger.
 */
const LYING = {
  usual: { depth: 0.86, narrower: 1, fill: 0.8 },
  lone: { depth: 1.25, narrower: 0.83, fill: 0.86 },
} as const;

/** Links of this length part in the tighter bends of the deeper oval beside a figure, mm. */
const LONG_LINKS_MM = 7;

/** True for one bare figure of a delicate piece. */
const hasSmallFigure = (brief: Brief, figures: readonly string[]): boolean =>
  brief.has('minimalist') && figures.length === 1 && brief.gems.length === 0;

export const chainBracelet: Maker = {
  name: 'chain-bracelet',
  params: z
    .strictObject({
      links: z.enum([...CHAIN_KINDS, ...BRAIDS]),
      setting: z.enum(['prong', 'bezel']),
      strands: countOf(1, 6),
      halo: yesNo(),
      motif: figures(),
      charms: yesNo(),
      /** Number of charms of which the prompt names no figure. */
      hung: countOf(1, CHARM_PLACES.length),
      /** With links that are larger than usual. */
      heavy: yesNo(),
      /** With a figure at the front that is smaller than usual. */
      small: yesNo(),
      /** Number of stones of each part of a row, in the order of the figures. */
      holds: words(),
      name: words(),
      text: words(),
      /** Number of metal beads at the front of a leather cord. */
      beads: countOf(1, 5),
      /** Figures that their stones fill. */
      filled: yesNo(),
      /** What takes the place of the usual clasp. */
      clasp: z.enum(['padlock', 'heart padlock', 'toggle']),
      inner_diameter: lengthMm(30, 90),
      width: lengthMm(5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const charms = brief.wants('charm') ? 'yes' : 'no';
    // Requested stones have at least one position among the figures.
    const forStones = brief.gemsGiven && brief.gems.length > 0 ? 1 : 0;
    const figures =
      charms === 'yes'
        ? brief.motifs
            .flatMap((figure) => figure.split(' and '))
            .filter(isMotif)
            .slice(0, CHARM_PLACES.length - forStones)
        : [brief.motif].filter(isMotif);
    const name = charms === 'no' ? brief.name : null;
    // The text is engraved on a bar between two stones.
    const text =
      charms === 'no' && name === null && figures.length === 0 && brief.engraving?.inside === false
        ? brief.engraving.text
        : null;
    // Leather that holds nothing is braided.
    const isBare =
      figures.length === 0 && name === null && text === null && brief.gems.length === 0 && !brief.wants('bar');
    const row =
      name === null && text === null
        ? (stonesWithFigures(brief) ?? planRow(brief, rng) ?? (figures.length === 0 ? hungStones(brief) : null))
        : null;
    const padlock = padlockOf(brief);
    const isBraided = isBare || (figures.length === 0 && name === null && brief.wants('twist'));
    const braid = isCord(brief.chain) && charms === 'no' && isBraided ? braidOf(brief.chain) : undefined;
    // "A rope bracelet" has links of that kind.
    const rope = brief.wants('twist') && brief.chain === null ? 'rope' : null;
    const links =
      braid ?? brief.chain ?? rope ?? linksOf(brief, name !== null, charms === 'yes' || row?.isHung === true, rng);
    return {
      stones: row
        ? row.stones
        : text !== null
          ? flankingStones(brief)
          : name !== null
            ? stonesPerSide(brief) > 0
              ? flankingStones(brief)
              : nameStones(brief)
            : charms === 'yes'
              ? charmStones(brief, cut, rng, figures.length)
              : figures[0] !== undefined
                ? figureStations(brief, rng, figures[0])
                : ((isOnLeather(brief) ? leatherStones(brief, rng) : null) ?? stationStones(brief, cut, rng)),
      variant: {
        links,
        setting:
          name !== null
            ? 'bezel'
            : brief.wants('prong')
              ? 'prong'
              : brief.wants('bezel') || cut === 'cabochon' || brief.gems[0] === 'pearl'
                ? 'bezel'
                : rng.pick(['bezel', 'prong']),
        strands: brief.has('layered') ? 2 : 1,
        // Around a point a halo's stones would not touch the metal.
        halo: brief.wants('halo') && cut !== 'kite' && cut !== 'trillion' ? 'yes' : 'no',
        motif: row ? row.motif || 'none' : figures.length > 0 ? figures.join(' and ') : 'none',
        charms: row?.isHung ? 'yes' : charms,
        ...(charms === 'yes' && !row && brief.charmCount !== null && brief.charmCount <= CHARM_PLACES.length
          ? { hung: brief.charmCount }
          : {}),
        ...(hasSmallFigure(brief, figures) ? { small: 'yes' } : {}),
        ...(row ? { holds: row.holds } : {}),
        ...(isHeavy(brief, links) ? { heavy: 'yes' } : {}),
        ...(row?.areFilled ? { filled: 'yes' } : {}),
        ...(name === null ? {} : { name }),
        ...(isBare && metalBeadsOf(brief) > 0 ? { beads: metalBeadsOf(brief) } : {}),
        ...(text === null ? {} : { text }),
        ...(brief.wants('toggle-clasp') ? { clasp: 'toggle' } : row && padlock !== null ? { clasp: padlock } : {}),
      },
      dimensions: {
        inner_diameter: brief.wants('anklet') ? ANKLET_MM : 42,
        ...(name === null ? {} : { width: mm(Math.min(MAX_NAME.width, plateWidth(name, MAX_NAME.height))) }),
      },
      // Charms are flat on the table and viewed from above; lower, every other link would show its edge alone.
      view: viewFrom(
        rng,
        charms === 'yes' || row?.isHung || name !== null ? 12 : LONE_AZIMUTH,
        charms === 'yes' || row?.isHung ? 54 : name !== null ? 28 : 47,
      ),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const usual =
      (choice(spec, 'name') !== '' ? LINKS_BY_A_NAME : choice(spec, 'charms') === 'yes' ? LINKS_WITH_CHARMS : LINKS)[
        choice(spec, 'links')
      ] ?? chainNamed(choice(spec, 'links'), CABLE);
    const links = choice(spec, 'heavy') === 'yes' ? heavier(usual) : usual;
    const strands = Number(spec.root.params['strands'] ?? 1);
    const side = stonesOf(spec, 'side');
    const stations: Station[] = [];
    const charms = choice(spec, 'charms') === 'yes';
    const row = stonesIn(spec).filter(({ role }) => role === 'side');
    const isRow = choice(spec, 'holds') !== '';
    const isCorded = links.weave === 'braid' || links.weave === 'cord';
    const isOrnament = stonesOf(spec, 'center') !== undefined || isMotif(choice(spec, 'motif'));
    const isAlone = isOrnament && !charms && !isRow && row.length === 0 && choice(spec, 'name') === '';
    const isLong = links.length >= LONG_LINKS_MM && isMotif(choice(spec, 'motif'));
    const isLone = isAlone && !isCorded && !isLong;
    const { depth, narrower, fill } = isLone ? LYING.lone : LYING.usual;
    const oval = wristOval(measure(spec, 'inner_diameter', 42) * narrower, depth);
    const isList = !isRow && !charms && row.length > 1 && !stonesOf(spec, 'center');
    // The clasp of a braid is its jewel, where it holds nothing.
    const isBraid = links.weave === 'braid';
    const onLeather = isBraid || links.weave === 'cord' ? stationsOnLeather(bench, spec, oval, links) : [];
    stations.push(...onLeather);
    if (isList && onLeather.length === 0)
      row.forEach((stone, i) =>
        stations.push(smallStation(bench, stone, oval, (i - (row.length - 1) / 2) * STATION_STEP)),
      );
    const hasBar = choice(spec, 'text') !== '';
    const isHeld = hasBar || onLeather.length > 0;
    const isToggle = choice(spec, 'clasp') === 'toggle' && !isBraid;
    // A bar and a ring are shown, beside a single charm, where nothing else is at the front.
    const isToggleShown = isToggle && isFrontFree(spec);
    const front =
      onLeather.length > 0
        ? null
        : isBraid && !hasBar
          ? barrelClasp(bench, oval, 0, links.width)
          : isToggleShown
            ? toggleClasp(bench, oval, charms ? BESIDE_CHARM : 0, links)
            : charms || isList || isRow
              ? null
              : frontStation(bench, spec, oval, links);
    if (front) stations.push(front);
    // An engraved bar extends farther around the wrist than a stone or a figure.
    const isLettered = hasBar || choice(spec, 'name') !== '';
    const first = isLettered ? 0.95 : 0.62;
    const usualSpots =
      side && !charms && !isList && !isRow
        ? Array.from({ length: Math.ceil(side.count / 2) }, (_, i) => first + i * 0.5)
        : [];
    const spots =
      isLettered && front && side && links.length < LONG_LINKS_MM && !links.weave && side.cut !== 'sphere'
        ? spotsBeside(front, side, oval, links, usualSpots)
        : usualSpots;
    for (const a of spots) stations.push(smallStation(bench, side!, oval, a));
    if (isBraid && isHeld) stations.push(barrelClasp(bench, oval, Math.PI, links.width));
    else if (!isBraid && !isToggleShown)
      stations.push(
        isToggle ? toggleClasp(bench, oval, Math.PI, links) : springRing(bench, oval, Math.PI, links, strands === 1),
      );
    if (isRow && !charms) stations.push(...figureRow(bench, spec, oval, links));
    if (isRow && charms) stations.push(...stonesBeside(bench, spec, oval));
    // One stone is beside the end of the text.
    if (side?.count !== 1) for (const a of spots.toReversed()) stations.push(smallStation(bench, side!, oval, TAU - a));
    strand(bench, oval, isRow ? stations.toSorted((one, other) => one.angle - other.angle) : stations, links);
    if (charms) hangCharms(bench, spec, oval, links);
    if (choice(spec, 'clasp').endsWith('padlock')) hangPadlock(bench, oval, links, choice(spec, 'clasp'));
    if (strands > 1 && !isBraid) {
      // The inner strand runs from and to the same clasp.
      const inner: Oval = { rx: oval.rx * 0.82, rz: oval.rz * 0.82 };
      const clasp = stations.find((s) => s.angle === Math.PI)!;
      strand(bench, inner, [{ ...clasp, after: onRing(clasp, 0.3, oval), before: onRing(clasp, 0.7, oval) }], CABLE);
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 300, fill }));
  },
};
