/** Turns one instruction into edits of one design. */
import { LAB_GROWN } from '../catalogue/gems';
import { BARE_LENGTH } from '../language/lengths';
import type { DesignSpec } from '../spec';
import { stonesIn } from '../spec/tree';
import type { Edit } from '../spec/edit';
import type { Instruction } from './instruction';
import { multiply, setMeasure, step } from './measures';
import { setFinish, setKarat, setMetal, setTwoTone } from './metals';
import { setCarats, setCount, setCut, setKind, setSize, swapStones } from './stones';
import { add } from './additions';
import { choose } from './choices';
import { remove } from './removal';
import { setProngs, setSetting } from './settings';
import { engrave, setMotif, setName } from './texts';
import { AlreadySo, NotPossible, lacks, pieceName } from './target';
import { setStrap, withoutForm } from './watches';

/** A pendant and its necklace count as the same type. */
const isHung = (type: string): boolean => type === 'necklace' || type === 'pendant';

/**
 * The edits of an instruction for a design; none when the design already satisfies it under another name.
 * @throws NotPossible
 */
export function editsFor(spec: DesignSpec, { act, target, only }: Instruction): Edit[] {
  switch (act.do) {
    case 'metal':
      return setMetal(spec, act.alloy, target, act.hasKarat);
    case 'karat':
      return setKarat(spec, act.karat);
    case 'two-tone':
      return setTwoTone(spec);
    case 'finish':
      return setFinish(spec, act.finish);
    case 'stone':
      return setKind(spec, act, target, only);
    case 'cut':
      return setCut(spec, act.cut, target, only);
    case 'size': {
      const bare = BARE_LENGTH[spec.type];
      return bare && target === null && stonesIn(spec).length === 0
        ? setMeasure(spec, { do: 'length', measure: bare, mm: act.mm })
        : setSize(spec, act.mm, target, only);
    }
    case 'carats':
      return setCarats(spec, act.carats, target, only);
    case 'length':
      return setMeasure(spec, act);
    case 'step':
      return step(spec, act, target, only);
    case 'times':
      return target === 'halo' ? add(spec, 'double-halo', 'halo', null) : multiply(spec, act.factor, target, only);
    case 'count':
      return setCount(spec, act, target, only);
    case 'origin':
      if (act.isGrown === (spec.sold.diamonds === LAB_GROWN))
        throw new AlreadySo(`The diamonds are ${act.isGrown ? 'laboratory-grown' : 'natural'} already.`);
      if (!stonesIn(spec).some(({ kind }) => kind === 'diamond')) throw lacks(spec, 'diamonds');
      return [{ op: 'design', diamonds: act.isGrown ? LAB_GROWN : null }];
    case 'swap':
      return swapStones(spec);
    case 'remove':
      return remove(spec, target, only);
    case 'add':
      return add(spec, act.form, target, act.kind);
    case 'setting':
      return setSetting(spec, act.setting, target);
    case 'prongs':
      return setProngs(spec, act.count);
    case 'engrave':
      return engrave(spec, act);
    case 'name':
      return setName(spec, act.name);
    case 'motif':
      return setMotif(spec, act.motif);
    case 'form':
      return choose(spec, 'form', act.form);
    case 'chain':
      return choose(spec, 'chain', act.links);
    case 'section':
      return choose(spec, 'section', act.section);
    case 'dial':
      return choose(spec, 'dial', act.dial);
    case 'strap':
      return setStrap(spec, act.color);
    case 'without':
      return withoutForm(spec, act.form);
    case 'stage':
      return spec.stage === act.stage ? [] : [{ op: 'design', stage: act.stage }];
    case 'view':
      return [{ op: 'design', view: act.view }];
    case 'type':
      if (act.type === spec.type || (isHung(act.type) && isHung(spec.type))) return [];
      if (spec.drawing) throw new NotPossible(`${pieceName(spec)} follows a drawing and keeps its type.`);
      return [{ op: 'design', type: act.type }];
    // Locked parts are restored after all other instructions.
    case 'keep':
      return [];
  }
}
