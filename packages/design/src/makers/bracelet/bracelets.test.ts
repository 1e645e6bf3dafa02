/** What people ask of bracelets is built as they say it. */
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { stonesOfPiece } from '../../built';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  return { spec, piece, facts, stones: stonesOfPiece(piece), judged: fulfil(requirements, spec, facts) };
};
const unmet = ({ judged }: ReturnType<typeof built>): string[] =>
  judged.filter(({ status }) => status !== 'met').map(({ text }) => text);

describe('rows of stones in a bangle', () => {
  test('cover its front half, held and clear of each other', () => {
    const pave = built('rose gold bangle with pavé diamonds only on the front half');
    expect(pave.stones.length).toBeGreaterThan(60);
    expect(pave.stones.every(({ source }) => source.at.origin[2] > 0)).toBe(true);
    expect(inspect(pave.piece, 'bracelet')).toEqual([]);
    expect(unmet(pave)).toEqual([]);
  });

  test('go all the way round an eternity bangle, which has no hinge', () => {
    const eternity = built('eternity bangle with sapphires all the way around, white gold');
    const angles = eternity.stones
      .map(({ source: { at } }) => Math.atan2(at.origin[0], at.origin[2]))
      .toSorted((a, b) => a - b);
    expect(Math.max(...angles.slice(1).map((a, i) => a - angles[i]!))).toBeLessThan(0.2);
    expect(unmet(eternity)).toEqual([]);
    expect(unmet(built('hinged eternity bangle with sapphires, white gold'))).toContain('hinged');
  });

  test('have a kind each: diamonds between two rows of rubies', () => {
    const { stones } = built('Bangle with two rows of rubies and a row of diamonds between them, yellow gold');
    const kindsAt = new Map(stones.map(({ kind, source }) => [source.at.origin[1].toFixed(1), kind]));
    expect([...kindsAt].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, kind]) => kind)).toEqual([
      'ruby',
      'diamond',
      'ruby',
    ]);
  });
});

test.each([
  'hinged bangle in white gold with a sapphire at each end of the opening',
  'twisted cuff bracelet with a pearl on both ends, silver',
  'chain bracelet with one emerald in the middle and a small diamond on each side, rose gold',
  'bracelet with alternating pearls and small gold beads, 18cm',
  'link bracelet in two tone, alternating yellow and white gold links, no stones',
  'mens figaro chain bracelet in 14k yellow gold, 7mm wide',
  'mariner link bracelet in gold with an ID plate engraved with MARCO',
  'delicate gold anklet with three little pearls, 25 cm',
  'tennis bracelet in white gold with three emeralds spaced out, the rest diamonds',
  'tennis bracelet with sapphires going from pink to dark blue, white gold, 17cm',
  'silver link bracelet with three emerald-cut topazes',
  'gold link bracelet with four rubies',
  'braided brown leather bracelet',
  'bangle in rose gold, 6 mm wide, with "still I rise" engraved on the outside and a tiny ruby before and after the words',
  'red cord bracelet with a tiny gold heart in the middle',
  'gold anklet with three dangling pearls',
  'rose gold chain bracelet with three heart-shaped pink sapphires',
  'fine chain bracelet with three pear cut sapphires',
  'bangle with a star at the front and a small ruby on each side of it',
  'bracelet with onyx and howlite beads alternating, 6mm',
  'wide cuff in silver with a border of beads along both edges',
  'silver bracelet with five amber cabochons and leaves between them, the middle one larger',
  'gold bracelet with a teddy bear pendant',
  'gold bracelet with three pendants: a star, a moon and a heart',
  'tennis bracelet with black spinels in dark rhodium silver, box clasp',
  'silver bracelet, seven chakra stones 6 mm: garnet, carnelian, citrine, aventurine, turquoise, lapis, amethyst',
  'gold bangle with green enamel',
  'wide gold bangle with red and white enamel',
  'silver bangle, ombre enamel from pink to purple',
  'coral beads bracelet with gold spacers, 3 rows',
  'charm bracelet with three charms: a dog, a moon and the letter K, rose gold',
  'tennis bracelet in yellow gold, round diamonds with every fifth stone a blue sapphire',
  'tennis bracelet, square topaz and round diamond alternate, white gold',
  'howlite bead bracelet with every fourth bead onyx',
  'dainty gold anklet with turquoise beads',
  'bracelet with rose quartz and moonstone beads, 6mm, alternating, rose gold star charm',
  'charm bracelet with a cat, a star and the letter M',
  'chunky silver curb charm bracelet with a heart',
  'gold bangle with rubies and emeralds',
  'silver curb bracelet with a plate and a small square sapphire beside it',
  'pulsera cubana de oro con placa y un diamante cuadrado al lado',
  'esclava de oro de eslabones cubanos de 9 mm con placa y una piedra cuadrada',
  'set of seven thin gold bangles',
  'openable gold kada with lion heads at both ends',
  'moss in snow jade bangle',
])('"%s" is met whole and is one piece', (prompt) => {
  const piece = built(prompt);
  expect(unmet(piece)).toEqual([]);
  expect(inspect(piece.piece, 'bracelet')).toEqual([]);
});

test('stones and metal beads take turns, the beads smaller where the prompt says so', () => {
  const { stones, piece } = built('bracelet with alternating pearls and small gold beads');
  const pearl = stones[0]!.sizeMm;
  const beads = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.stone === undefined && part.at.scale < pearl / 2 && part.at.scale > 1
      ? [part.at.scale]
      : [],
  );
  expect(beads.length).toBeGreaterThan(stones.length - 3);
});

test('a color before a cord is that of the cord and sets no stone', () => {
  const { stones, facts } = built('red cord bracelet with a gold heart in the middle');
  expect(stones).toEqual([]);
  expect(facts.alt).toContain('red cord');
});

test('counted stones are spread among the others, one of them in front', () => {
  const { stones } = built('tennis bracelet, white gold, three rubies, the rest diamonds');
  const rubies = stones.filter(({ kind }) => kind === 'ruby').map(({ source: { at } }) => at.origin);
  expect(rubies).toHaveLength(3);
  expect(rubies.some(([x, , z]) => Math.abs(x) < 0.1 && z > 0)).toBe(true);
});

test('each link carries a stone where the prompt says so', () => {
  const { stones } = built('link bracelet with a small diamond in every link, white gold');
  expect(stones.length).toBeGreaterThan(15);
});

test('the middle stone of a graded row is the largest', () => {
  const { stones } = built('silver bangle with three round ambers, graduated, the largest in the middle');
  const sizes = stones.toSorted((a, b) => a.source.at.origin[0] - b.source.at.origin[0]).map(({ sizeMm }) => sizeMm);
  expect(sizes[1]).toBeGreaterThan(sizes[0]! * 1.3);
  expect(sizes[0]).toBe(sizes[2]);
});

test.each([
  'oval silver cufflinks engraved with an anchor',
  'square white gold cufflinks with lapis lazuli and the date 14.06.25 engraved on a rim around the stone',
])('"%s" carries its engraving in the metal', (prompt) => {
  const piece = built(prompt);
  expect(unmet(piece)).toEqual([]);
  expect(inspect(piece.piece, piece.spec.type)).toEqual([]);
});

test.each([
  ['round gold cufflinks with a beaded border and the initials JT engraved', 'grains'],
  ['round white gold cufflinks, lapis lazuli in the middle with a rope edge', 'rope'],
])('"%s" has a border of %s', (prompt, border) => {
  const piece = built(prompt);
  expect(piece.spec.root.params['border']).toBe(border);
  expect(unmet(piece)).toEqual([]);
  expect(inspect(piece.piece, piece.spec.type)).toEqual([]);
});

test('the rows of a bead bracelet lie above each other, all of one length', () => {
  const { stones } = built('coral beads bracelet with gold spacers, 3 rows');
  const heights = stones.map(({ source: { at } }) => at.origin[1].toFixed(1));
  const lengths = [...new Set(heights)].map((height) => heights.filter((one) => one === height).length);
  expect(lengths).toHaveLength(3);
  expect(new Set(lengths).size).toBe(1);
});

test('enamel that fades is of several shades and sets no stone', () => {
  const { piece, stones } = built('hammered brass cuff, blue enamel that fades from navy to pale sky');
  const shades = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.surface.kind === 'lacquer' ? [part.surface.color.join()] : [],
  );
  expect(stones).toEqual([]);
  expect(new Set(shades).size).toBeGreaterThan(6);
});

test('the phases of the moon run along the front of a wide cuff', () => {
  const { facts } = built('silver cuff with the moon phases across it, 25 mm wide');
  const [low, high] = facts.extents.boxes['moon-phases']!;
  expect(high[0] - low[0]).toBeGreaterThan(30);
});

test('beads on an elastic cord are described without a metal', () => {
  expect(built('bracelet with turquoise beads on a stretchy cord').facts.alt).toMatch(/^Bracelet with/);
});

test('faces of cufflinks take the shape that the prompt names', () => {
  expect(built('hexagon cufflinks in black titanium, engraved M.R.').spec.root.params['face']).toBe('hexagon');
});

test('a stone in a clasp is set once, in front, and is no bead', () => {
  const { stones } = built('pearl bracelet with a gold clasp set with a sapphire');
  expect(stones.filter(({ kind }) => kind === 'blue-sapphire')).toHaveLength(1);
});
