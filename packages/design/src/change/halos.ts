/** Adds and removes halos, and adds the small stones of shoulders. */
import type { DesignSpec, GemKind, ParamValue, Stone, StoneRole } from '../spec';
import type { Edit } from '../spec/edit';
import { partsIn } from '../spec/tree';
import { limitsOf } from './params';
import { AlreadySo, NotPossible, lacks, lotsOf, partsOf, pieceName, round } from './target';
import { asKind, hasSlotFor } from './slots';

/** Changes that remove the halo of whole pieces: another value of a choice, or another kind. */
const WITHOUT_HALO: Readonly<Record<string, { kind?: string; params?: Record<string, ParamValue> }>> = {
  'chain-bracelet': { params: { halo: 'no' } },
  'frame-pendant': {},
};

/** Changes that add a halo; its stones have the role `halo`, or one that the maker uses. */
const WITH_HALO: Readonly<
  Record<string, { kind?: string; params?: Record<string, ParamValue>; melee_mm: number | null }>
> = {
  'chain-bracelet': { params: { halo: 'yes' }, melee_mm: null },
  'frame-pendant': { melee_mm: 1.15 },
};

const hasHalo = (spec: DesignSpec): boolean =>
  lotsOf(spec, 'halo').length > 0 ||
  partsOf(spec, 'halo').length > 0 ||
  [...partsIn(spec.root)].some(({ params }) => params['halo'] === 'yes' || params['form'] === 'halo');

export function removeHalo(spec: DesignSpec): Edit[] {
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

/** Widths of added accent stones, mm. */
const MELEE = { halo: 1.35, hidden: 1.1, shoulders: 1.4, bezel: 1.6 };

const small = (role: StoneRole, kind: GemKind, size_mm: number): Stone => ({
  role,
  kind,
  cut: 'round',
  size_mm,
  count: 0,
});

/** The kind of small stones that match those of a piece. */
const meleeKind = (spec: DesignSpec, named: GemKind | null): GemKind =>
  named ?? lotsOf(spec, 'accent').find(({ stone }) => stone.role !== 'side')?.stone.kind ?? 'diamond';
const MOST_HALOS = 3;

export function addHalo(spec: DesignSpec, form: string, named: GemKind | null): Edit[] {
  const [head] = partsOf(spec, 'head');
  const { root } = spec;
  const kind = meleeKind(spec, named);
  if (head) {
    if (form === 'hidden-halo') {
      if (!spec.root.kind.startsWith('shank.'))
        throw new NotPossible(
          `Nothing is seen from the side of ${pieceName(spec).toLowerCase()}: a hidden halo would stay hidden.`,
        );
      if ((head.children['under']?.length ?? 0) > 0) throw new AlreadySo('There is already a hidden halo.');
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
      throw new AlreadySo('There is already a halo; "double the halo" adds another row.');
    if (wanted > MOST_HALOS || wanted <= now)
      throw new NotPossible(
        wanted > MOST_HALOS ? `There can be ${MOST_HALOS} halos at most.` : 'There is already a double halo.',
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
    if (Number(root.params['rows'] ?? 1) >= 2) throw new AlreadySo('There is already a double halo.');
    return [{ op: 'set', id: root.id, params: { rows: 2 } }];
  }
  if (hasHalo(spec)) throw new AlreadySo('There is already a halo.');
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

export function addShoulders(spec: DesignSpec, named: GemKind | null): Edit[] {
  if (lotsOf(spec, 'shoulders').length > 0) throw new AlreadySo('There are already stones on the shoulders.');
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
