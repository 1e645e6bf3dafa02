/** Judges on the geometry whether a piece meets a requirement that people who wrote the set have stated. */
import {
  GEM_KINDS,
  hueOf,
  lengthIn,
  paramIn,
  partsIn,
  type Alloy,
  type BilledStones,
  type BillOfMaterials,
  type Built,
  type DesignSpec,
} from '@jewelry/design';

export interface ExpectedRequirement {
  /** A kind ending in `!` is refused: the piece must not have it. */
  readonly kind: string;
  readonly value: string;
  /** Where the stones belong. */
  readonly role?: string;
  /** The kind of stones that a count or a size is of. */
  readonly of?: string;
}

export interface Made {
  readonly spec: DesignSpec;
  readonly built: Built;
  readonly bill: BillOfMaterials;
}

const SIZE_MM = 0.1001;
const CARATS_SHARE = 0.08;
/** Two lengths that a fitting or a finger rounds, mm. */
const LENGTH_MM = 0.6;
const outsideOf = (hoops: DesignSpec): number => (lengthIn(hoops, 'diameter') ?? 0) + (lengthIn(hoops, 'wire') ?? 0);
const BULGING = 0.85;
/** A halo has at least so many stones, and so has a paved part. */
const FEWEST_SMALL = 6;
/** From this share on the largest stone of a graduated row is larger than its smallest. */
const GRADED = 1.15;
/** Kinds of parts, or of whole pieces, that settings and forms are. */
const PARTS: Readonly<Record<string, RegExp>> = {
  bezel: /head\.(?:bezel|half-bezel|collar)|halo\.bezel|geometric-drops|bangle|figure\.relief/,
  prong: /head\.(?:prong|basket|cluster)|row\.heads/,
  'hidden-halo': /^halo\.hidden|^hidden-halo/,
  cathedral: /shank\.cathedral/,
  channel: /row\.channel/,
  flush: /head\.flush|row\.scatter/,
  pair: /^pair/,
  locket: /locket/,
  medallion: /medallion|plate\.tag/,
  signet: /plate\.signet/,
  hoop: /^ear\.hoop/,
  jhumka: /jhumkas/,
  chandbali: /chandbalis/,
  solitaire: /head\./,
};

/** Pieces that share the type of others and have a construction of their own. */
const OWN_ROOTS: ReadonlySet<string> = new Set(['brooch', 'cufflinks']);
/** Types whose length the geometry does not show: a bracelet is laid out for an average wrist and scaled. */
const SCALED: ReadonlySet<string> = new Set(['bracelet']);
const total = (stones: readonly BilledStones[]): number => stones.reduce((sum, { count }) => sum + count, 0);
const mainOf = (stones: readonly BilledStones[]): BilledStones | undefined =>
  stones.find(({ role }) => role === 'center') ?? stones.toSorted((a, b) => b.size_mm - a.size_mm)[0];

/** Lengths that are stated about a piece by the dimension of its design. */
const LENGTHS: Readonly<Record<string, string>> = {
  'size-band': 'band_width',
  'size-case': 'diameter',
  'size-finger': 'inner_diameter',
  'size-diameter': 'diameter',
  'size-height': 'height',
  length: 'length',
};

/** True for the kind, and for kinds of its family: a white topaz is a topaz. */
const isOfKind = (kind: string, value: string): boolean => kind === value || kind.endsWith(`-${value}`);

const isGem = (value: string): boolean => GEM_KINDS.some((kind) => isOfKind(kind, value));
/** Positions beside the main stone. */
const BESIDE = /^(?:sides?|either side|pave|accent)$/;

/** Whether stones of a kind are where they belong; null where only a person can tell. */
function lies(role: string, value: string, { built, bill }: Made): boolean | null {
  if (role === 'eyes') return built.stones.some(({ kind, part }) => isOfKind(kind, value) && part === 'eyes');
  const main = mainOf(bill.stones);
  const own = bill.stones.filter(({ kind }) => value === 'none' || isOfKind(kind, value));
  if (/^cent(?:er|re)$/.test(role)) return main !== undefined && own.includes(main);
  if (role.endsWith('halo')) return own.some((one) => one.role === 'halo');
  if (BESIDE.test(role)) return own.some((one) => one !== main && one.role !== 'halo' && one.role !== 'center');
  return own.length === 0 ? false : null;
}

/** What a count or a size is of: "side diamond", "pearl per earring". */
function subjectOf(of: string, type: DesignSpec['type']): { kind: string; role: string | null; pieces: number } {
  const isEach = / (?:per|on each|in each) earring$/.test(of);
  const words = of.replace(/ (?:per|on each|in each) earring$/, '').split(' ');
  const [first] = words;
  const role = words.length > 1 && /^(?:cent(?:er|re)|side|halo)$/.test(first!) ? first! : null;
  return {
    kind: (role === null ? words : words.slice(1)).join(' '),
    role,
    pieces: isEach && type === 'earrings' ? 2 : 1,
  };
}

/** Whether the stones are arranged as stated; null where only a person can tell. */
function isArranged(value: string, { spec, built, bill }: Made): boolean | null {
  const main = mainOf(bill.stones);
  if (value === 'alternating') return new Set(built.stones.map(({ kind, cut }) => `${kind} ${cut}`)).size > 1;
  if (value === 'graduated') {
    const sizes = bill.stones.filter(({ kind }) => kind === main?.kind).map(({ size_mm }) => size_mm);
    return sizes.length > 1 && Math.max(...sizes) / Math.min(...sizes) >= GRADED;
  }
  if (value === 'hanging')
    return (
      built.parts.some(({ id, kind }) => /drop|hang|charm/.test(`${id} ${kind}`)) ||
      built.stones.some(({ part }) => /drop/.test(part)) ||
      [...partsIn(spec.root)].some(({ children }) => children['drops'] !== undefined)
    );
  if (value === 'all round') return paramIn(spec, 'way') === 'full';
  if (value === 'one diamond on each side' || value === 'diamonds on both sides')
    return bill.stones.some(({ role, count }) => role !== 'center' && role !== 'halo' && count % 2 === 0);
  if (value === 'the eyes') return built.stones.some(({ part, count }) => part === 'eyes' && count >= 1);
  if (value === 'leather strap') return built.parts.some(({ kind }) => kind === 'strap.leather');
  if (value === 'mesh bracelet') return built.parts.some(({ kind }) => kind === 'strap.mesh');
  if (value === 'roman')
    return [...partsIn(spec.root)].some(({ kind, params }) => kind === 'watch.indices' && params['form'] === 'roman');
  return null;
}

const singular = (name: string): string => name.replace(/ves$/, 'f').replace(/([^s])s$/, '$1');
/** Words for hanging parts of any kind, and the kinds of those. */
const HANGING = /^(?:charm|pendant|figure|drop)$/;
const HUNG = /^(?:figure\.|plate\.tag)|^charm/;

/** Number of parts that show a figure, or of all that hang for "charms". */
function figuresOf(name: string, { parts }: Built): number {
  const one = singular(name).replaceAll(' ', '-');
  return parts.filter(({ id, kind }) => (HANGING.test(one) ? HUNG.test(kind) : id.replace(/-\d+$/, '') === one)).length;
}

/** Whether the geometry of a piece meets a requirement; null when only a person can judge it. */
export function judge(requirement: ExpectedRequirement, made: Made): boolean | null {
  const { kind, value, role, of } = requirement;
  if (value.startsWith('!')) {
    const there = judge({ ...requirement, value: value.slice(1) }, made);
    return there === null ? null : !there;
  }
  const { spec, built, bill } = made;
  const main = mainOf(bill.stones);
  const dimension = LENGTHS[kind];
  if (kind === 'length' && SCALED.has(spec.type)) return null;
  if (dimension !== undefined) {
    const length = lengthIn(spec, dimension) ?? lengthIn(spec, 'inner_diameter');
    // Bands that bulge are stored narrower than they are at their widest.
    return (
      length !== undefined &&
      [length, ...(kind === 'size-band' ? [length / BULGING] : [])].some(
        (mm) => Math.abs(mm - Number(value)) <= LENGTH_MM,
      )
    );
  }
  switch (kind) {
    case 'type':
      if (OWN_ROOTS.has(value)) return spec.root.kind === value;
      return (
        spec.type === value || (['necklace', 'pendant'].includes(value) && ['necklace', 'pendant'].includes(spec.type))
      );
    case 'metal':
      return built.metals.some(({ alloy }) => hueOf(alloy) === value || hueOf(alloy) === hueOf(value as Alloy));
    case 'finish':
      return built.metals.some(({ finish }) => finish === value);
    case 'inlay':
      return (
        built.parts.some(
          ({ id, kind: own }) => (id.startsWith(value) && id.endsWith('-inlay')) || own === `strap.${value}`,
        ) ||
        (value === 'leather' && /cord|braid/.test(String(paramIn(spec, 'links') ?? ''))) ||
        [...partsIn(spec.root)].some(({ params }) => params['color'] === value)
      );
    case 'stone': {
      if (value === 'none' && role === undefined) return built.stones.length === 0;
      if (role === undefined) return built.stones.some((stone) => isOfKind(stone.kind, value));
      const there = lies(role, value, made);
      return value === 'none' && there !== null ? !there : there;
    }
    case 'kinds':
      return new Set(built.stones.map((stone) => stone.kind)).size >= Number(value);
    case 'cut':
      return built.stones.some(({ cut }) => cut === value);
    case 'prongs':
      return paramIn(spec, 'prongs') === Number(value);
    case 'size': {
      if (of === 'hoop') return Math.abs(outsideOf(spec) - Number(value)) <= LENGTH_MM;
      const subject = of === undefined || of === 'stones' ? null : subjectOf(of, spec.type);
      if (subject && !isGem(subject.kind)) {
        const shown = figuresOf(subject.kind, built);
        return shown === 0 ? null : shown === Number(value);
      }
      return (
        subject === null
          ? [main, ...bill.stones.filter((one) => one.kind === main?.kind && one.role === main.role)]
          : bill.stones.filter((one) => isOfKind(one.kind, subject.kind))
      ).some((one) => one !== undefined && Math.abs(one.size_mm - Number(value)) < SIZE_MM);
    }
    case 'carats':
      return main !== undefined && Math.abs(main.carats / main.count - Number(value)) < Number(value) * CARATS_SHARE;
    case 'carats-total':
      return (
        main !== undefined &&
        Math.abs(
          bill.stones
            .filter((one) => one.kind === main.kind && one.role === main.role)
            .reduce((sum, { carats }) => sum + carats, 0) - Number(value),
        ) <
          Number(value) * CARATS_SHARE
      );
    case 'count': {
      const alike = (one: BilledStones): BilledStones[] =>
        bill.stones.filter((other) => other.kind === one.kind && other.role === one.role);
      const subject = of === undefined || of === 'stones' ? null : subjectOf(of, spec.type);
      if (subject && !isGem(subject.kind)) {
        const shown = figuresOf(subject.kind, built);
        return shown === 0 ? null : shown === Number(value);
      }
      const wanted = Number(value) * (subject?.pieces ?? 1);
      const own = bill.stones.filter(
        (one) =>
          subject !== null &&
          isOfKind(one.kind, subject.kind) &&
          (subject.role === null || (one === main) === subject.role.startsWith('cent')),
      );
      const groups =
        subject === null
          ? [bill.stones, ...(main ? [alike(main), bill.stones.filter((one) => one.kind === main.kind)] : [])]
          : [own, ...(subject.role === null ? own.map(alike) : [])];
      const isOfOne = groups.some((group) => total(group) === wanted);
      return isOfOne || (subject === null && bill.stones.some((one) => total(alike(one)) === wanted));
    }
    case 'motif':
      return (
        spec.root.kind.includes(value) ||
        // A garland is made of leaves.
        (value === 'leaf' && spec.root.kind === 'garland') ||
        paramIn(spec, 'shape') === value ||
        built.parts.some(({ id }) => [value, singular(value)].some((name) => id.includes(name.replaceAll(' ', '-')))) ||
        [paramIn(spec, 'text'), paramIn(spec, 'name'), paramIn(spec, 'letters')].some(
          (text) => text === value.replace(/^letter /, ''),
        )
      );
    case 'arrangement':
      return isArranged(value, made);
    case 'setting': {
      if (value === 'halo')
        return (
          total(bill.stones.filter((one) => one.role === 'halo')) >= FEWEST_SMALL ||
          built.parts.some(({ kind: own }) => own === 'head.cluster')
        );
      if (value === 'pave')
        return (
          total(bill.stones.filter((one) => one !== main && one.role !== 'halo')) >= FEWEST_SMALL ||
          (bill.stones.length > 0 && total(bill.stones) >= 2 * FEWEST_SMALL)
        );
      if (value === 'dog-tag')
        return [...partsIn(spec.root)].some(
          ({ kind, params }) => kind === 'plate.tag' && params['shape'] === 'dog-tag',
        );
      if (value === 'eternity') return total(bill.stones) >= 2 * FEWEST_SMALL && paramIn(spec, 'way') !== 'half';
      const parts = PARTS[value];
      return parts === undefined
        ? null
        : parts.test(spec.root.kind) || built.parts.some(({ id, kind: own }) => parts.test(own) || parts.test(id));
    }
    default:
      return null;
  }
}

/** Settings that are made of stones, and invite them. */
const OF_STONES = new Set(['halo', 'hidden-halo', 'pave', 'eternity', 'channel', 'cluster', 'flush']);

/**
 * True where the piece has stones that the prompt names neither by kind nor by a setting that is made of stones, or a
 * halo beside stones that are named without one.
 */
export function hasUninvited(requirements: readonly ExpectedRequirement[], { built, bill }: Made): boolean {
  const named = requirements.flatMap(({ kind, value }) => (kind === 'stone' ? [value] : []));
  const isNamed = (kind: string): boolean => named.some((value) => isOfKind(kind, value));
  // A cut that is named for stones of no kind invites some.
  const cuts = new Set<string>(requirements.flatMap(({ kind, value }) => (kind === 'cut' ? [value] : [])));
  if (requirements.some(({ kind, value }) => kind === 'setting' && OF_STONES.has(value))) return false;
  const isAnyKind =
    named.length === 0 && requirements.some(({ kind }) => ['cut', 'kinds', 'carats', 'count'].includes(kind));
  return (
    (!isAnyKind && built.stones.some(({ kind, cut }) => !isNamed(kind) && !cuts.has(cut))) ||
    bill.stones.some(({ role, kind }) => role === 'halo' && named.length === 1 && kind === named[0])
  );
}
