/** All makers by name, and the choice of one for a design. */
import { inDetail } from '../geometry/detail';
import type { Piece } from '../piece';
import type { DesignSpec, JewelryType } from '../spec';
import type { Random } from '../random';
import type { Brief, Layout, Maker } from './maker';
import { buildChain } from './chain/build';
import { chooseBracelet } from './bracelet/choose';
import { drawnBangle } from './bracelet/drawn';
import { latticeBracelet } from './bracelet/lattice';
import { bangle } from './bracelet/bangle';
import { beadBracelet } from './bracelet/beads';
import { chainBracelet } from './bracelet/chain';
import { organicCuff } from './bracelet/cuff';
import { linkBracelet } from './bracelet/links';
import { snakeBracelet } from './bracelet/snake';
import { tennisBracelet } from './bracelet/tennis';
import { chandbalis } from './earrings/chandbalis';
import { chandeliers } from './earrings/chandelier';
import { buildEarrings } from './earrings/build';
import { chooseEarrings } from './earrings/choose';
import { climbers } from './earrings/climbers';
import { earCuffs } from './earrings/cuffs';
import { cufflinks } from './earrings/cufflinks';
import { drawnEarrings } from './earrings/drawn';
import { geometricDrops } from './earrings/drops';
import { jhumkas } from './earrings/jhumkas';
import { snakeHoops } from './earrings/snakeHoops';
import { chooseNecklace } from './necklace/choose';
import { collar, fringe } from './necklace/collar';
import { combNecklace } from './necklace/comb';
import { drawnNecklace } from './necklace/drawn';
import { garland } from './necklace/garland';
import { setCollar } from './necklace/setCollar';
import { riviere } from './necklace/riviere';
import { pearlNecklace } from './necklace/beads';
import { linkNecklace } from './necklace/strands';
import { artDecoPendant } from './pendant/artDeco';
import { choosePendant } from './pendant/choose';
import { locket } from './pendant/locket';
import { medallion } from './pendant/medallion';
import { drawnPendant } from './pendant/drawn';
import { framePendant } from './pendant/frames';
import { honeycombPendant } from './pendant/honeycomb';
import { brooch } from './pendant/brooch';
import { reactorPendant } from './pendant/reactor';
import { tensionRing } from './ring/band';
import { buildRing } from './ring/build';
import { chevronRing } from './ring/chevron';
import { chooseRing } from './ring/choose';
import { crossoverRing } from './ring/crossover';
import { domeRing } from './ring/dome';
import { drawnRing } from './ring/drawn';
import { honeycombRing } from './ring/honeycomb';
import { nameRing } from './ring/nameRing';
import { octopusRing } from './ring/octopus';
import { snakeRing } from './ring/snake';
import { stackRing } from './ring/stack';
import { drawnWatch } from './watch/drawn';
import { buildWatch } from './watch/build';
import { watch } from './watch/plan';
import { inTwoTone } from '../twoTone';

export const MAKERS: readonly Maker[] = [
  tensionRing,
  nameRing,
  snakeRing,
  octopusRing,
  honeycombRing,
  stackRing,
  domeRing,
  chevronRing,
  crossoverRing,
  framePendant,
  honeycombPendant,
  artDecoPendant,
  reactorPendant,
  medallion,
  locket,
  brooch,
  geometricDrops,
  chandeliers,
  climbers,
  earCuffs,
  jhumkas,
  snakeHoops,
  chandbalis,
  cufflinks,
  latticeBracelet,
  tennisBracelet,
  snakeBracelet,
  chainBracelet,
  bangle,
  organicCuff,
  linkBracelet,
  beadBracelet,
  riviere,
  collar,
  setCollar,
  fringe,
  garland,
  combNecklace,
  linkNecklace,
  pearlNecklace,
  drawnRing,
  drawnPendant,
  drawnEarrings,
  drawnBangle,
  drawnNecklace,
];

function makerNamed(name: string): Maker {
  const maker = MAKERS.find((m) => m.name === name);
  if (!maker) throw new RangeError(`No maker is called "${name}"`);
  return maker;
}

const CHOOSERS: Record<JewelryType, (brief: Brief, rng: Random) => Layout> = {
  ring: chooseRing,
  pendant: choosePendant,
  earrings: chooseEarrings,
  bracelet: chooseBracelet,
  necklace: chooseNecklace,
  watch: () => watch,
};

/** Makers of pieces that follow a drawing. */
const DRAWN: Record<JewelryType, Layout> = {
  ring: drawnRing,
  pendant: drawnPendant,
  earrings: drawnEarrings,
  bracelet: drawnBangle,
  necklace: drawnNecklace,
  watch: drawnWatch,
};

export const chooseMaker = (type: JewelryType, brief: Brief, rng: Random): Layout =>
  brief.drawing ? DRAWN[type] : CHOOSERS[type](brief, rng);

/** Builders of trees by the family of their root; all other roots are built whole by a maker. */
const TREE_BUILDERS: Readonly<Record<string, (spec: DesignSpec) => Piece>> = {
  shank: buildRing,
  chain: buildChain,
  ear: buildEarrings,
  watch: buildWatch,
};

/**
 * The geometry of a design: meshes, stones and the camera.
 * @throws RangeError when the spec names a maker that does not exist.
 */
export function buildPiece(spec: DesignSpec): Piece {
  const build = TREE_BUILDERS[spec.root.kind.split('.')[0]!];
  const piece = build ? build(spec) : makerNamed(spec.root.kind).build(spec);
  return spec.root.metal.second ? inTwoTone(piece, spec.root.metal.second) : piece;
}

/** Minimum number of sculpted points for a sketch; with fewer, the full piece is as fast. */
const LEAST_SCULPTED = 1000;

/**
 * The same design sculpted on a coarser grid, in about a quarter of the time, for a preview; null when too little of
 * the piece is sculpted for a sketch to save time.
 * @throws RangeError when the spec names a maker that does not exist.
 */
export function sketchPiece(spec: DesignSpec): Piece | null {
  const { made, points } = inDetail('sketch', () => buildPiece(spec));
  return points < LEAST_SCULPTED ? null : made;
}

/**
 * The same design with its relief, sculpted on a slightly coarser grid, to preview a change. The weight of its metal is
 * within a few per cent of the piece's; see `calibrated`.
 * @throws RangeError when the spec names a maker that does not exist.
 */
export const draftPiece = (spec: DesignSpec): Piece => inDetail('draft', () => buildPiece(spec)).made;
