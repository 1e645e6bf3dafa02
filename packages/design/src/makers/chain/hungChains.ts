/** Short chains side by side below the middle part of a necklace or a pendant, each with an end. */
import type { NamedStone } from '../../language/parsedPrompt';
import { metalOf } from '../../motifs/assembly';
import { motifNamed } from '../../motifs/library';
import type { DesignPart } from '../../spec';
import { mm, within, type Brief } from '../maker';
import { part } from '../ring/treeParts';
import { stoneHead } from './treeParts';

const USUAL = 3;
const MOST = 7;
/** Length of the outer chains and what the middle one adds, mm. */
const LENGTH = { outer: 6, middle: 4 } as const;
/** Widths of the ends: usual, least, and gap between neighbours, with what a bezel adds, mm. */
const END = { pearl: 4.2, bead: 3.4, stone: 3, ball: 2.8, least: 1.8, gap: 1, wall: 1.1 } as const;
/** The part of a carrier's width that the chains hang from. */
const ALONG = 0.75;

const CARRIERS: ReadonlySet<string> = new Set(['figure.relief', 'plate.tag', 'plate.bar']);

/** Width of a part, mm. */
function widthOf({ kind, params }: DesignPart): number {
  const height = Number(params['height'] ?? 17);
  if (kind !== 'figure.relief') return Number(params['width'] ?? height);
  const xs = metalOf(motifNamed(String(params['motif']), Number(params['version'] ?? 0))).map(([x]) => x);
  return ((Math.max(...xs) - Math.min(...xs)) * height) / 2;
}

/** The stone at the end of each chain: the last that no figure holds. */
const endOf = ({ named, gemsGiven }: Brief): NamedStone | undefined =>
  gemsGiven
    ? named.findLast(
        ({ seat, isHeld, isCarved, role }) => seat === null && !isHeld && isCarved !== true && role !== 'halo',
      )
    : undefined;

/** Hangs the chains that a prompt names. */
export function withHungChains(planned: DesignPart, brief: Brief): DesignPart {
  const [middle, ...beside] = planned.children['center'] ?? [];
  if (!planned.kind.startsWith('chain.') || !brief.wants('chain-drops') || !middle || !CARRIERS.has(middle.kind))
    return planned;
  const end = endOf(brief);
  const count = within(brief.chainCount ?? end?.count ?? USUAL, [1, MOST]);
  const isBead = end?.isBead === true;
  const usual = end === undefined ? END.ball : end.kind === 'pearl' ? END.pearl : isBead ? END.bead : END.stone;
  const pitch = count > 1 ? (widthOf(middle) * ALONG) / (count - 1) : Infinity;
  const wall = end === undefined || end.kind === 'pearl' || isBead ? 0 : END.wall;
  const size = mm(end?.sizeMm ?? within(pitch - END.gap - wall, [END.least, usual]));
  const drops = Array.from({ length: count }, (_, i): DesignPart => {
    const nth = i === 0 ? '' : `-${i + 1}`;
    const off = count > 1 ? Math.abs(2 * i - (count - 1)) / (count - 1) : 0;
    const body =
      end === undefined
        ? part(`ball${nth}`, 'ball', { diameter: size })
        : stoneHead(`end${nth}`, 'bezel', {
            role: 'accent',
            kind: end.kind,
            cut: end.kind === 'pearl' ? 'round' : isBead ? 'sphere' : (end.cut ?? 'round'),
            size_mm: size,
            count: 1,
          });
    return part(`drop${nth}`, 'drop', { length: mm(LENGTH.outer + LENGTH.middle * (1 - off)) }, [], { body: [body] });
  });
  const { stones = [], children, ...bare } = middle;
  const kept = stones.filter(({ kind }) => kind !== end?.kind);
  const isBare = ({ stones: own = [] }: DesignPart): boolean => own.every(({ kind }) => kind !== end?.kind);
  const others = Object.fromEntries(Object.entries(children).map(([slot, parts]) => [slot, parts.filter(isBare)]));
  const whole: DesignPart = {
    ...bare,
    ...(kept.length > 0 ? { stones: kept } : {}),
    children: { ...others, drops },
  };
  return { ...planned, children: { ...planned.children, center: [whole, ...beside] } };
}
