/** Plans a finished design again as another type of jewelry. */
import { designFromPrompt } from './compose';
import { isCabochon } from './catalogue/gems';
import { MATERIAL_PRESETS, STONE_PRESETS } from './language/presets';
import { mainStone } from './makers/maker';
import type { DesignSpec, JewelryType, Stone } from './spec';
import { stonesIn, withStones } from './spec/tree';

const idsOf = <T>(table: Readonly<Record<string, T>>, isChosen: (value: T) => boolean): string[] =>
  Object.entries(table).flatMap(([id, value]) => (isChosen(value) ? [id] : []));

/** The presets of a design that its current state still matches. */
function presetsOf(spec: DesignSpec): string[] {
  const kinds = new Set(stonesIn(spec).map(({ kind }) => kind));
  const by = (field: string): boolean => spec.given[field] === 'preset';
  return [
    ...(by('styles') ? spec.styles : []),
    ...(by('metal') ? idsOf(MATERIAL_PRESETS, (alloy) => alloy === spec.root.metal.alloy) : []),
    ...(by('stones') ? idsOf(STONE_PRESETS, (kind) => kinds.has(kind)) : []),
    ...(by('stone_count') ? [spec.construction.stones === 'many' ? 'many-stones' : 'single-stone'] : []),
  ];
}

/**
 * Plans the same requirements and seed as another type. Metal, stage, and the kinds and cuts of stones are those of the
 * current design, with all changes since the prompt; sizes and construction follow from the new type.
 */
export function replannedAs(spec: DesignSpec, type: JewelryType): DesignSpec {
  const { spec: planned } = designFromPrompt({
    prompt: spec.prompt,
    presets: presetsOf(spec),
    jewelryType: type,
    seed: spec.seed,
  });
  const [before, after] = [stonesIn(spec), stonesIn(planned)];
  const main = mainStone(before);
  const plannedMain = mainStone(after);
  const carried = (stone: Stone): Stone => {
    const isMain = stone === plannedMain;
    const was = isMain
      ? main
      : (before.find(({ role }) => role === stone.role) ??
        (stone.kind === plannedMain?.kind ? main : before.find((one) => one !== main)));
    if (!was) return stone;
    const isFaceted = !isCabochon(was.kind) && was.kind !== 'pearl';
    const cut = isMain || !isFaceted ? was.cut : stone.cut === 'cabochon' ? 'round' : stone.cut;
    return { ...stone, kind: was.kind, cut };
  };
  return {
    ...planned,
    root: { ...withStones(planned.root, (stones) => stones.map(carried)), metal: spec.root.metal },
    stage: spec.stage,
    sold: spec.sold,
    given: { ...planned.given, type: 'prompt' },
    ...(spec.motif === null ? {} : { motif: planned.motif }),
  };
}
