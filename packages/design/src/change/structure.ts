/** Changes of how a piece is built: parts that come and go, settings, forms, texts. */
import { isMotif } from '../motifs/library';
import { canEngrave } from '../motifs/engraving';
import { gemOf } from '../catalogue/gems';
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart, DesignSpec, GemKind, ParamValue, Stone, StoneRole } from '../spec';
import type { Edit } from '../spec/edit';
import type { Lot } from '../spec/tree';
import { addressed, isWholePiece, lotsIn, partIdOf, partsIn } from '../spec/tree';
import type { Act, Only, SettingForm, Target } from './instruction';
import { choicesOf, limitsOf, paramsOf as schemaOf } from './params';
import { cutFor, setBeside, setLots } from './stones';
import {
  AlreadySo,
  NotPossible,
  isMainLot,
  lacks,
  lotsOf,
  partsOf,
  partsWithParam,
  pieceName,
  round,
  targetName,
} from './target';
import { isWatch, reshapeWatch } from './watches';

/** Another kind in the place of a part; what both kinds have moves along. */
const asKind = (part: DesignPart, kind: string, params?: Record<string, ParamValue>, stones?: Stone[]): Edit => ({
  op: 'replace',
  id: part.id,
  part: { kind, ...(params && { params }), ...(stones && { stones }) },
});

/** True when a slot of a part accepts a kind. */
function hasSlotFor(part: DesignPart, slotName: string, kind: string): boolean {
  const slot = kindNamed(part.kind)?.slots[slotName];
  return slot !== undefined && accepts(slot, kind);
}

/* Whole pieces of one part */

/** A whole piece without a halo: another value of a choice, or another kind. */
const WITHOUT_HALO: Readonly<Record<string, { kind?: string; params?: Record<string, ParamValue> }>> = {
  studs: { params: { form: 'prong' } },
  'chain-bracelet': { params: { halo: 'no' } },
  'halo-drops': {},
  'frame-pendant': {},
};
/** The same with one; the halo's stones are of the role `halo`, or the maker's own. */
const WITH_HALO: Readonly<
  Record<string, { kind?: string; params?: Record<string, ParamValue>; melee_mm: number | null }>
> = {
  studs: { params: { form: 'halo' }, melee_mm: 1.3 },
  'chain-bracelet': { params: { halo: 'yes' }, melee_mm: null },
  'halo-drops': { melee_mm: 1.25 },
  'frame-pendant': { melee_mm: 1.15 },
};
/** Stones that whole pieces can be built without, by their role. */
const OPTIONAL: Readonly<Record<string, readonly StoneRole[]>> = {
  'frame-pendant': ['center', 'halo'],
  medallion: ['center', 'pave'],
  'honeycomb-pendant': ['center'],
  'reactor-pendant': ['center', 'accent'],
  locket: ['center', 'accent'],
  brooch: ['center', 'side', 'pave', 'accent'],
  cufflinks: ['center', 'side', 'pave', 'accent'],
  'motif-drops': ['center', 'side', 'pave', 'accent'],
  'pearl-drops': ['side'],
  studs: ['halo'],
  hoops: ['pave', 'center'],
  'geometric-drops': ['center', 'accent'],
  jhumkas: ['center', 'side', 'accent'],
  'halo-drops': ['halo'],
  fringe: ['accent'],
  'link-necklace': ['center', 'side'],
  garland: ['accent'],
  'comb-necklace': ['center'],
  collar: ['center', 'side'],
  'pearl-necklace': ['accent'],
  bangle: ['center'],
  'link-bracelet': ['center'],
  'chain-bracelet': ['center', 'side', 'accent'],
  'organic-cuff': ['center'],
  'bead-bracelet': ['center', 'accent'],
  'tennis-bracelet': ['accent'],
  'lattice-bracelet': ['center', 'accent'],
  'honeycomb-ring': ['center'],
  'stack-ring': ['pave', 'center'],
  'dome-ring': ['pave', 'accent'],
};

const hasHalo = (spec: DesignSpec): boolean =>
  lotsOf(spec, 'halo').length > 0 ||
  partsOf(spec, 'halo').length > 0 ||
  [...partsIn(spec.root)].some(({ params }) => params['halo'] === 'yes' || params['form'] === 'halo');

function removeStones(spec: DesignSpec, roles: readonly string[]): Edit[] {
  const { root } = spec;
  for (const role of roles)
    if (!OPTIONAL[root.kind]?.includes(role as StoneRole))
      throw new NotPossible(
        `${pieceName(spec)} cannot be made without its ${role === 'center' ? 'centre stone' : `${role} stones`}.`,
      );
  return [...new Set(roles)].map((role): Edit => ({ op: 'remove', id: role }));
}

/** Lots of a tree go with the parts that hold them, unless those are whole without stones. */
function removeLots(spec: DesignSpec, lots: readonly Lot[]): Edit[] {
  if (isWholePiece(spec.root))
    return removeStones(
      spec,
      lots.map(({ stone }) => stone.role),
    );
  return [...new Set(lots.map(({ part }) => part))].map((part): Edit => {
    if (isPlain(part)) return asKind(part, part.kind, undefined, []);
    if (!canGo(spec, part.id))
      throw new NotPossible('This ring is built to hold its stone. Describe a plain band as a new piece.');
    return { op: 'remove', id: part.id };
  });
}

function removeHalo(spec: DesignSpec): Edit[] {
  if (!hasHalo(spec)) throw lacks(spec, 'halo');
  const parts = partsOf(spec, 'halo');
  if (parts.length > 0) return parts.map(({ id }): Edit => ({ op: 'remove', id }));
  const { root } = spec;
  const plain = WITHOUT_HALO[root.kind];
  if (!plain) throw new NotPossible(`${pieceName(spec)} cannot be made without its halo.`);
  const stones = lotsOf(spec, 'halo').length > 0 ? [{ op: 'remove', id: 'halo' } as const] : [];
  return [
    ...stones,
    ...(plain.kind
      ? [asKind(root, plain.kind, plain.params)]
      : plain.params
        ? [{ op: 'set', id: root.id, params: plain.params } as const]
        : []),
  ];
}

/** True for parts that are whole without their stones. */
const isPlain = ({ kind }: DesignPart): boolean => kindNamed(kind)?.stones[0] === 0;

/** True for a part that the one which carries it cannot be made without. */
const isNeeded = ({ root }: DesignSpec, part: DesignPart): boolean =>
  [...partsIn(root)].some(({ kind, children }) =>
    Object.entries(children).some(
      ([slot, list]) => list.includes(part) && list.length <= (kindNamed(kind)?.slots[slot]?.least ?? 0),
    ),
  );

/** True when a part, or the stones of a role, can be taken off alone. */
export function canGo(spec: DesignSpec, id: string): boolean {
  const found = addressed(spec, id);
  if (!found) return false;
  const { part, role } = found;
  if (role !== null) return OPTIONAL[part.kind]?.includes(role) ?? false;
  return (
    part !== spec.root &&
    !isNeeded(spec, part) &&
    (!part.kind.startsWith('head.') ||
      part.kind === 'head.collar' ||
      (part.stones ?? []).every(({ role: own }) => own === 'side' || own === 'accent'))
  );
}

/** Accent stones of a main one, as a design without any has them. */
const MELEE = { halo: 1.35, hidden: 1.1, shoulders: 1.4, bezel: 1.6 };
const small = (role: StoneRole, kind: GemKind, size_mm: number): Stone => ({
  role,
  kind,
  cut: 'round',
  size_mm,
  count: 0,
});
/** The kind of small stones that go with those of a piece. */
const meleeKind = (spec: DesignSpec, named: GemKind | null): GemKind =>
  named ?? lotsOf(spec, 'accent').find(({ stone }) => stone.role !== 'side')?.stone.kind ?? 'diamond';

const MOST_HALOS = 3;

function addHalo(spec: DesignSpec, form: string, named: GemKind | null): Edit[] {
  const [head] = partsOf(spec, 'head');
  const { root } = spec;
  const kind = meleeKind(spec, named);
  if (head) {
    if (form === 'hidden-halo') {
      if (!spec.root.kind.startsWith('shank.'))
        throw new NotPossible(
          `Nothing is seen from the side of ${pieceName(spec).toLowerCase()}: a hidden halo would stay hidden.`,
        );
      if ((head.children['under']?.length ?? 0) > 0) throw new AlreadySo('There is a hidden halo already.');
      return [
        {
          op: 'add',
          to: head.id,
          slot: 'under',
          part: { kind: 'halo.hidden', id: 'hidden-halo', stones: [small('halo', kind, MELEE.hidden)] },
        },
      ];
    }
    const now = head.children['around']?.length ?? 0;
    const wanted = form === 'double-halo' ? 2 : now + 1;
    if (form === 'halo' && now > 0 && named === null)
      throw new AlreadySo('There is a halo already; "double the halo" adds another row.');
    if (wanted > MOST_HALOS || wanted <= now)
      throw new NotPossible(
        wanted > MOST_HALOS ? `There can be ${MOST_HALOS} halos at most.` : 'There is a double halo already.',
      );
    return Array.from({ length: wanted - now }, (_, i): Edit => ({
      op: 'add',
      to: head.id,
      slot: 'around',
      part: {
        kind: 'halo',
        id: now + i === 0 ? 'halo' : `halo-${now + i + 1}`,
        stones: [small('halo', kind, round(MELEE.halo * 0.9 ** (now + i)))],
      },
    }));
  }
  if (form === 'double-halo' && hasHalo(spec) && limitsOf(root, 'rows')) {
    if (Number(root.params['rows'] ?? 1) >= 2) throw new AlreadySo('There is a double halo already.');
    return [{ op: 'set', id: root.id, params: { rows: 2 } }];
  }
  if (hasHalo(spec)) throw new AlreadySo('There is a halo already.');
  const bezel = [...partsIn(root)].find((part) => hasSlotFor(part, 'set', 'halo.bezel'));
  if (bezel && form === 'halo')
    return [
      {
        op: 'add',
        to: bezel.id,
        slot: 'set',
        part: { kind: 'halo.bezel', id: 'bezel-stones', stones: [small('halo', kind, MELEE.bezel)] },
      },
    ];
  const haloed = WITH_HALO[root.kind];
  if (!haloed || form === 'hidden-halo')
    throw new NotPossible(`${pieceName(spec)} has no place for a ${form.replace('-', ' ')}.`);
  const stones =
    haloed.melee_mm === null ? root.stones : [...(root.stones ?? []), small('halo', kind, haloed.melee_mm)];
  return [asKind(root, haloed.kind ?? root.kind, haloed.params, stones)];
}

function addShoulders(spec: DesignSpec, named: GemKind | null): Edit[] {
  if (lotsOf(spec, 'shoulders').length > 0) throw new AlreadySo('There are stones on the shoulders already.');
  if (!hasSlotFor(spec.root, 'shoulders', 'row.pave'))
    throw new NotPossible(`${pieceName(spec)} has no shoulders for stones.`);
  return [
    {
      op: 'add',
      to: spec.root.id,
      slot: 'shoulders',
      part: {
        kind: 'row.pave',
        id: 'shoulders',
        params: { taper: 0.3 },
        stones: [small('side', meleeKind(spec, named), MELEE.shoulders)],
      },
    },
  ];
}

/** Choices that are on or off. */
const SWITCHES: Partial<Record<Target, { name: string; on: ParamValue; off: ParamValue | null }>> = {
  milgrain: { name: 'milgrain', on: 'yes', off: null },
  charms: { name: 'charms', on: 'yes', off: 'no' },
};

function switched(spec: DesignSpec, target: Target, isOn: boolean): Edit[] {
  const { name, on, off } = SWITCHES[target]!;
  const parts = partsWithParam(spec, name).filter(({ params }) => (params[name] === on) !== isOn);
  if (parts.length === 0)
    throw isOn
      ? new NotPossible(
          partsWithParam(spec, name).length > 0
            ? `${pieceName(spec)} has ${targetName(target)} already.`
            : `${pieceName(spec)} has no place for ${targetName(target)}.`,
        )
      : lacks(spec, targetName(target));
  return parts.map(({ id }): Edit => ({ op: 'set', id, params: { [name]: isOn ? on : off } }));
}

function companions(spec: DesignSpec, isOn: boolean): Edit[] {
  const parts = partsOf(spec, 'companions');
  if (parts.length > 0) {
    if (isOn) throw new AlreadySo('There are companion bands already.');
    return parts.map(({ id }): Edit => ({ op: 'remove', id }));
  }
  const [part] = partsWithParam(spec, 'companions');
  if (part && Number(part.params['companions'] ?? 0) > 0 !== isOn)
    return [{ op: 'set', id: part.id, params: { companions: isOn ? 2 : 0 } }];
  if (isOn && spec.root.kind.startsWith('shank.'))
    return [{ op: 'add', to: spec.root.id, slot: 'companions', part: { kind: 'companion', params: { form: 'even' } } }];
  throw isOn ? new NotPossible(`${pieceName(spec)} has no place for companion bands.`) : lacks(spec, 'companion bands');
}

/** Removes a part, or the stones that it means. */
export function remove(spec: DesignSpec, target: Target | null, only: Only): Edit[] {
  if (only.kinds.length > 0 && (target === null || target === 'stones')) return removeKinds(spec, only.kinds);
  switch (target) {
    case 'halo':
      return removeHalo(spec);
    case 'engraving':
      return removeText(spec);
    case 'milgrain':
    case 'charms':
      return switched(spec, target, false);
    case 'companions':
      return companions(spec, false);
    case 'side':
    case 'shoulders':
    case 'accent': {
      const parts = partsOf(spec, target);
      if (parts.length > 0) return parts.map(({ id }): Edit => ({ op: 'remove', id }));
      const lots = lotsOf(spec, target);
      if (lots.length === 0) throw lacks(spec, targetName(target));
      return removeLots(spec, lots);
    }
    case 'stones':
    case 'center': {
      const lots = lotsOf(spec, target);
      if (lots.length === 0) throw lacks(spec, targetName(target));
      // What lies in a band can go: the band is a ring without it.
      return removeLots(spec, lots);
    }
    case 'head':
    case 'prongs':
      throw new NotPossible('The stone needs a setting; say which other one, such as "a bezel instead of prongs".');
    default:
      throw new NotPossible(`This cannot be removed from ${pieceName(spec).toLowerCase()}.`);
  }
}

/** Stones of a kind go where the piece can be made without them; elsewhere they become what the main stone is. */
function removeKinds(spec: DesignSpec, kinds: readonly GemKind[]): Edit[] {
  const lots = lotsIn(spec).filter(({ stone }) => kinds.includes(stone.kind));
  if (lots.length === 0) throw lacks(spec, kinds.map((kind) => gemOf(kind).name).join(' or '));
  const isMain = isMainLot(spec);
  if (lots.some(isMain)) {
    const canAllGo = lots.every(({ part, stone }) =>
      isWholePiece(part) ? OPTIONAL[part.kind]?.includes(stone.role) : isPlain(part) || canGo(spec, part.id),
    );
    if ((!isWholePiece(spec.root) && !isWatch(spec)) || !canAllGo)
      throw new NotPossible(
        `The main stone is ${gemOf(kinds[0]!).name}. Say what it should be instead, such as "sapphire instead of ${gemOf(kinds[0]!).name}".`,
      );
  }
  const main = lotsIn(spec).find(isMain)!;
  return lots
    .flatMap((lot): Edit[] => {
      if (lot.part !== spec.root)
        return isWatch(spec) ? removeLots(spec, [lot]) : isMain(lot) ? [] : [{ op: 'remove', id: lot.part.id }];
      return OPTIONAL[spec.root.kind]?.includes(lot.stone.role)
        ? [{ op: 'remove', id: lot.address }]
        : setLots([lot], () => ({ kind: main.stone.kind }));
    })
    .filter((edit, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(edit)) === i);
}

/** Adds a part that a form names. */
export function add(spec: DesignSpec, form: string, target: Target | null, kind: GemKind | null): Edit[] {
  const there = target === 'halo' || target === 'shoulders' ? lotsOf(spec, target) : [];
  if (kind !== null && form !== 'double-halo' && there.length > 0) {
    const edits = setLots(there, ({ cut }) => ({ kind, cut: cutFor(kind, cut) }));
    if (edits.length === 0) throw new AlreadySo(`The ${targetName(target!)} is of ${gemOf(kind).name} already.`);
    return edits;
  }
  switch (target) {
    case 'halo':
      return addHalo(spec, form, kind);
    case 'shoulders':
      return addShoulders(spec, kind);
    case 'milgrain':
    case 'charms':
      return switched(spec, target, true);
    case 'companions':
      return companions(spec, true);
    default:
      throw new NotPossible(`${pieceName(spec)} has no place for this.`);
  }
}

/* Settings */

const SETTING_NAME: Record<SettingForm, string> = {
  prong: 'prongs',
  bezel: 'bezel',
  'half-bezel': 'half bezel',
  basket: 'basket',
  tension: 'tension setting',
  flush: 'flush setting',
};

export function setSetting(spec: DesignSpec, setting: SettingForm, target: Target | null): Edit[] {
  const heads = partsOf(spec, target === 'side' ? 'side' : 'head');
  const kind = `head.${setting}`;
  if (heads.length > 0 && Object.keys(schemaOf(kind)).length > 0) {
    const others = heads.filter((head) => head.kind !== kind);
    if (others.length === 0)
      throw new NotPossible(
        `The stone is held by ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`} already.`,
      );
    return others.map((head) =>
      asKind(head, kind, schemaOf(kind)['prongs'] && head.params['prongs'] === undefined ? { prongs: 4 } : {}),
    );
  }
  for (const name of ['head', 'setting', 'form']) {
    const part = [...partsIn(spec.root)].find((one) => choicesOf(one, name).includes(setting));
    if (!part) continue;
    if (part.params[name] === setting)
      throw new NotPossible(
        `The stone is held by ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`} already.`,
      );
    return [{ op: 'set', id: part.id, params: { [name]: setting } }];
  }
  throw new NotPossible(
    `${pieceName(spec)} cannot be made with ${setting === 'prong' ? 'prongs' : `a ${SETTING_NAME[setting]}`}.`,
  );
}

export function setProngs(spec: DesignSpec, count: number): Edit[] {
  const heads = partsOf(spec, 'head');
  const pronged = heads.find(({ kind }) => schemaOf(kind)['prongs'] !== undefined) ?? partsWithParam(spec, 'prongs')[0];
  const limits = limitsOf(pronged ?? { kind: 'head.prong' }, 'prongs');
  if (limits && (count < limits[0] || count > limits[1]))
    throw new NotPossible(`A stone is held by ${limits[0]} to ${limits[1]} prongs, not ${count}.`);
  if (pronged) {
    if (pronged.params['prongs'] === count) throw new AlreadySo(`There are ${count} prongs already.`);
    return [
      {
        op: 'set',
        id: pronged.id,
        params: {
          prongs: count,
          ...(choicesOf(pronged, 'head').includes('prong') &&
          !['prong', 'basket'].includes(String(pronged.params['head']))
            ? { head: 'prong' }
            : {}),
        },
      },
    ];
  }
  if (heads[0] && limits) return [asKind(heads[0], 'head.prong', { prongs: count })];
  throw new NotPossible(`The number of prongs of ${pieceName(spec).toLowerCase()} cannot be chosen.`);
}

/* Texts and figures */

const TEXTS = ['text', 'letters', 'name'] as const;
/** The part of a ring that carries a text. */
const TEXT_PART = 'ornament.text';
const textPart = (spec: DesignSpec): DesignPart | undefined =>
  [...partsIn(spec.root)].find((part) => TEXTS.some((name) => (part.params[name] ?? '') !== ''));

function removeText(spec: DesignSpec): Edit[] {
  const part = textPart(spec);
  if (!part) throw lacks(spec, 'engraving');
  if (part.kind.startsWith('ornament.')) return [{ op: 'remove', id: part.id }];
  const texts = TEXTS.filter((one) => part.params[one] !== undefined);
  if (texts[0] === 'name') throw new NotPossible(`${pieceName(spec)} is its name; it cannot be made without it.`);
  return [
    {
      op: 'set',
      id: part.id,
      params: Object.fromEntries(texts.map((one) => [one, one === 'text' && part === spec.root ? '' : null])),
    },
  ];
}

export function engrave(spec: DesignSpec, { text, isInside }: Extract<Act, { do: 'engrave' }>): Edit[] {
  const { root } = spec;
  if (!canEngrave(text)) throw new NotPossible(`"${text}" cannot be engraved: up to 20 letters and figures can.`);
  const [written] = partsWithParam(spec, 'text');
  if (written) {
    if (written.params['text'] === text && (!isInside || written.params['side'] === 'inside'))
      throw new AlreadySo(`"${text}" is engraved already.`);
    return [
      {
        op: 'set',
        id: written.id,
        params: { text, ...(schemaOf(written.kind)['side'] && isInside ? { side: 'inside' } : {}) },
      },
    ];
  }
  const [lettered] = partsWithParam(spec, 'letters');
  if (lettered && /^[A-Z]{1,3}$/.test(text)) return [{ op: 'set', id: lettered.id, params: { letters: text } }];
  const plate = [...partsIn(root)].find(
    ({ kind, children }) => kind === 'plate.signet' && (children['face'] ?? []).length === 0,
  );
  if (plate && /^[A-Z]{1,3}$/.test(text))
    return [
      {
        op: 'add',
        to: plate.id,
        slot: 'face',
        part: { kind: 'ornament.letters', id: 'letters', params: { letters: text } },
      },
    ];
  if (hasSlotFor(root, 'ornament', TEXT_PART))
    return [
      {
        op: 'add',
        to: root.id,
        slot: 'ornament',
        part: { kind: TEXT_PART, id: 'text', params: { text, side: isInside ? 'inside' : 'outside' } },
      },
    ];
  throw new NotPossible(`${pieceName(spec)} has no room for an engraving.`);
}

export function setName(spec: DesignSpec, name: string): Edit[] {
  const [part] = partsWithParam(spec, 'name');
  if (!part || (part.params['name'] ?? '') === '') throw new NotPossible(`${pieceName(spec)} does not spell a name.`);
  return [{ op: 'set', id: part.id, params: { name, ...(part.params['text'] === undefined ? {} : { text: name }) } }];
}

export function setMotif(spec: DesignSpec, motif: string): Edit[] {
  const [part] = partsWithParam(spec, 'motif');
  if (!part || !isMotif(motif) || (part.params['motif'] ?? 'none') === 'none')
    throw new NotPossible(`${pieceName(spec)} shows no figure that could become a ${motif}.`);
  if (part.params['motif'] === motif) throw new AlreadySo(`It shows a ${motif} already.`);
  const params = { motif, ...(schemaOf(part.kind)['version'] ? { version: 0 } : {}) };
  // A figure that is a part of its own goes by its name.
  return [
    part === spec.root
      ? { op: 'set', id: part.id, params }
      : { op: 'replace', id: part.id, part: { kind: part.kind, id: partIdOf(motif), params } },
    { op: 'design', motif },
  ];
}

/* Choices by name */

/** Parameters whose value a term can choose, by their subject. */
const CHOICES: Readonly<Record<'chain' | 'section' | 'form' | 'dial', readonly string[]>> = {
  chain: ['chain', 'links'],
  section: ['profile', 'shank'],
  form: ['shank', 'profile', 'form', 'kind', 'way', 'surface'],
  dial: ['color'],
};
/** Values of choices that are called otherwise than their form. */
const VALUE_OF: Readonly<Record<string, string>> = {
  twist: 'twist',
  eternity: 'full',
  'half-eternity': 'half',
  hoop: 'plain',
};

/** Sets a named choice: links of a chain, the section of a band, a dial, a form such as "twisted". */
export function choose(spec: DesignSpec, about: keyof typeof CHOICES, value: string): Edit[] {
  const reshaped = about === 'form' && isWatch(spec) ? reshapeWatch(spec, value) : null;
  if (reshaped) return reshaped;
  const wanted = VALUE_OF[value] ?? value;
  const shank = `shank.${wanted}`;
  if (
    (about === 'section' || about === 'form') &&
    spec.root.kind.startsWith('shank.') &&
    Object.keys(schemaOf(shank)).length > 0
  ) {
    if (spec.root.kind === shank) throw new AlreadySo(`The band is ${value} already.`);
    return [asKind(spec.root, shank)];
  }
  if (value === 'east-west' || value === 'high-set' || value === 'low-set') {
    const [part] = partsWithParam(spec, value === 'east-west' ? 'turn' : 'set');
    if (part)
      return [
        {
          op: 'set',
          id: part.id,
          params:
            value === 'east-west'
              ? { turn: limitsOf(part, 'turn') || choicesOf(part, 'turn').length === 0 ? 90 : 'east-west' }
              : { set: value.replace('-set', '') },
        },
      ];
  }
  if (value === 'three-stone' && spec.root.kind.startsWith('shank.'))
    return setBeside(spec, { do: 'count', count: 1, isMore: false, isEachSide: true, kind: null, cut: null });
  for (const name of CHOICES[about]) {
    const part = [...partsIn(spec.root)].find((one) => choicesOf(one, name).includes(wanted));
    if (!part) continue;
    if (part.params[name] === wanted) throw new AlreadySo(`It is ${value.replaceAll('-', ' ')} already.`);
    return [{ op: 'set', id: part.id, params: { [name]: wanted } }];
  }
  throw new NotPossible(
    `${pieceName(spec)} cannot be made with ${about === 'form' ? 'this form' : `this ${about}`}: ${value.replaceAll('-', ' ')}.`,
  );
}
