/** What lies on the skin of a band: its polished inside and edges, and lines of a second metal let into its outside. */
import type { Finish } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { Surface } from '../../piece';
import type { Hoop } from './common';

/** The inside of a ring whose outside has the finish: worked metal would chafe the finger. */
const INSIDE: Readonly<Partial<Record<Finish, Finish>>> = {
  hammered: 'polished',
  'satin-hammered': 'polished',
  'matte-hammered': 'polished',
  'oxidised-hammered': 'oxidised',
  bark: 'polished',
  'matte-bark': 'polished',
  'oxidised-bark': 'oxidised',
  sandblasted: 'polished',
  matte: 'polished',
  satin: 'polished',
};
/** Width of polished edges, mm. */
const EDGE_MM = 0.55;

/** Polishes the inside of a band, and its edges when they are to stay bright. */
export function addLining(bench: Bench, { layers }: Hoop, hasPolishedEdges: boolean): void {
  const { metal } = bench;
  const finish = metal.kind === 'metal' ? INSIDE[metal.finish] : undefined;
  if (!layers || metal.kind !== 'metal' || !finish) return;
  bench.add(layers.lining(hasPolishedEdges ? EDGE_MM : 0), 38, {
    surface: { ...metal, finish },
    isSkin: true,
  });
}

/** One of two lines of the second metal: offset and half width as shares of half the band's width. */
const BESIDE = { aside: 0.42, half: 0.12 } as const;
/** Half the width of a line as a share of half the band's width, and its limits, mm. */
const LINE = { share: 0.2, least: 0.25, most: 0.5 } as const;

/** Lets lines of the second metal into a band: one in the middle, or two, one on each side of its stones. */
export function addLines(bench: Bench, { layers }: Hoop, halfWidth: number, areTwo: boolean): void {
  const half = Math.min(LINE.most, Math.max(LINE.least, halfWidth * (areTwo ? BESIDE.half : LINE.share)));
  const asides = areTwo ? [-halfWidth * BESIDE.aside, halfWidth * BESIDE.aside] : [0];
  for (const aside of asides) addLine(bench, layers, () => aside, half);
}

/** The surface of a line of the second metal, which is polished. */
export const lineSurface = ({ accent }: Bench): Surface =>
  accent.kind === 'metal' ? { ...accent, finish: 'polished' } : accent;

/** Lets one polished line of the second metal into a band. */
export function addLine(bench: Bench, layers: Hoop['layers'], asideAt: (angle: number) => number, half: number): void {
  if (layers) bench.add(layers.line(asideAt, half), 30, { surface: lineSurface(bench) });
}
