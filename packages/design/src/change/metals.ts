/** Changes of metals and their finish. */
import { alloyName, goldOf, hueOf, inKarat, metalName } from '../gold';
import type { Alloy, DesignPart, DesignSpec, Finish } from '../spec';
import type { Edit } from '../spec/edit';
import { isWholePiece, lotsIn, partsIn } from '../spec/tree';
import type { Quality, Target } from './instruction';
import { AlreadySo, NotPossible, capital, lacks, partsOf } from './target';

/** A gold colour keeps the karat of the piece unless another is stated. */
function alloyFor(alloy: Alloy, now: Alloy, isKaratStated: boolean): Alloy {
  const [gold, karat] = [goldOf(alloy), goldOf(now)?.karat];
  return gold && karat !== undefined && !isKaratStated ? inKarat(gold.color, karat) : alloy;
}

/** True when the builder chooses which parts are of the second metal. */
const isSecondOpen = (root: DesignPart): boolean => isWholePiece(root) || root.kind === 'watch.case';

/** Changes the metal of settings alone; it is the second metal when the builder chooses the parts. */
function setHeads(spec: DesignSpec, alloy: Alloy, target: Target): Edit[] {
  const { root } = spec;
  if (isSecondOpen(root)) {
    if (isWholePiece(root) && lotsIn(spec).length === 0) throw lacks(spec, 'setting of its own');
    return alloy === (root.metal.second ?? root.metal.alloy)
      ? []
      : [{ op: 'set', id: root.id, metal: { second: alloy === root.metal.alloy ? null : alloy } }];
  }
  const parts = partsOf(spec, target);
  if (parts.length === 0) throw lacks(spec, target === 'halo' ? 'halo' : 'setting');
  return parts
    .filter(({ metal }) => (metal ?? root.metal).alloy !== alloy)
    .map(({ id }): Edit => ({ op: 'set', id, metal: { alloy } }));
}

export function setMetal(spec: DesignSpec, stated: Alloy, target: Target | null, isKaratStated: boolean): Edit[] {
  const { root } = spec;
  const alloy = alloyFor(stated, root.metal.alloy, isKaratStated);
  if (target === 'head' || target === 'prongs' || target === 'halo' || target === 'side')
    return setHeads(spec, alloy, target);
  const keepsHeads = target === 'band' && lotsIn(spec).length > 0;
  // Parts without a metal inherit the band's, so settings are given the current one.
  const heads =
    keepsHeads && !isSecondOpen(root)
      ? Object.values(root.children)
          .flat()
          .filter(({ kind, metal }) => kind.startsWith('head.') && !metal)
      : [];
  const own = [...partsIn(root)].filter((part) => part !== root && part.metal);
  const second = keepsHeads && isSecondOpen(root) ? (root.metal.second ?? root.metal.alloy) : root.metal.second;
  const isOne = second !== undefined && hueOf(second) === hueOf(alloy);
  if (alloy === root.metal.alloy && !isOne && own.every(({ metal }) => metal!.alloy === alloy))
    throw new AlreadySo(`It is made in ${alloyName(alloy)} already.`);
  return [
    ...heads.map(({ id }): Edit => ({ op: 'set', id, metal: { alloy: root.metal.alloy } })),
    {
      op: 'set',
      id: root.id,
      metal: { alloy, ...(isOne ? { second: null } : second === undefined ? {} : { second }) },
    },
    ...(keepsHeads ? [] : own.map(({ id }): Edit => ({ op: 'set', id, metal: { alloy } }))),
  ];
}

export function setKarat(spec: DesignSpec, karat: number): Edit[] {
  const hue = hueOf(spec.root.metal.alloy);
  const gold = goldOf(spec.root.metal.alloy);
  if (!gold) throw new NotPossible(`${capital(metalName(hue))} has no karat.`);
  const alloy = inKarat(gold.color, karat);
  if (goldOf(alloy)!.karat !== karat)
    throw new NotPossible(
      `${capital(metalName(hue))} is not made in ${karat} karat; the nearest is ${goldOf(alloy)!.karat} karat.`,
    );
  return setMetal(spec, alloy, null, true);
}

/** The gold that contrasts with a metal. */
const contrasting = (alloy: Alloy): Alloy =>
  inKarat(
    goldOf(alloy)?.color === 'white-gold' || !goldOf(alloy) ? 'yellow-gold' : 'white-gold',
    goldOf(alloy)?.karat ?? 18,
  );

export function setTwoTone(spec: DesignSpec): Edit[] {
  return setHeads(spec, contrasting(spec.root.metal.alloy), 'head');
}

export function setFinish(spec: DesignSpec, finish: Finish): Edit[] {
  const parts = [...partsIn(spec.root)].filter((part) => part === spec.root || part.metal);
  const edits = parts
    .filter((part) => (part.metal ?? spec.root.metal).finish !== finish)
    .map(({ id }): Edit => ({ op: 'set', id, metal: { finish } }));
  if (edits.length === 0) throw new AlreadySo(`The metal is ${finish} already.`);
  return edits;
}

/** From the shiniest to the dullest. */
const LADDER: readonly Finish[] = ['polished', 'satin', 'matte'];

/** Moves the finish one step shinier or duller; hammered metal becomes polished or matte. */
export function stepFinish(spec: DesignSpec, quality: Extract<Quality, 'shiny' | 'dull'>): Edit[] {
  const now = spec.root.metal.finish;
  const next = LADDER.includes(now)
    ? LADDER[LADDER.indexOf(now) + (quality === 'shiny' ? -1 : 1)]
    : quality === 'shiny'
      ? 'polished'
      : 'matte';
  if (!next)
    throw new AlreadySo(`The metal is ${now} already; nothing is ${quality === 'shiny' ? 'shinier' : 'duller'}.`);
  return setFinish(spec, next);
}

/** Restores the metal that parts had before a change of the whole piece. */
export function keepMetal(before: DesignSpec, after: DesignSpec, target: Target): Edit[] {
  if (target === 'head' || target === 'halo' || target === 'side') {
    const metals = new Map([...partsIn(before.root)].map((part) => [part.id, part.metal ?? before.root.metal]));
    return isSecondOpen(after.root)
      ? setHeads(after, before.root.metal.second ?? before.root.metal.alloy, target)
      : partsOf(after, target).flatMap(({ id, metal }): Edit[] => {
          const was = metals.get(id);
          return was && was.alloy !== (metal ?? after.root.metal).alloy
            ? [{ op: 'set', id, metal: { alloy: was.alloy } }]
            : [];
        });
  }
  return before.root.metal.alloy === after.root.metal.alloy
    ? []
    : [{ op: 'set', id: after.root.id, metal: { alloy: before.root.metal.alloy } }];
}
