/** Migrates designs of earlier versions, from databases and files, to the current one. */
import { constructionOf } from '../construction';
import { kindNamed } from '../catalogue/kinds';
import type {
  Alloy,
  Construction,
  DesignSpec,
  Drawing,
  Finish,
  Given,
  JewelryType,
  Stage,
  Stone,
  Style,
} from '../spec';
import { readFlat } from '../makers/ring/tree';
import { isFlat, rootOf } from '../makers/trees';
import { fittedPart } from './fit';
import { checkedSpec } from './schema';

/** A design of version 1: the name of a maker with choices and lengths. */
interface SpecV1 {
  version: 1;
  seed: number;
  prompt: string;
  type: JewelryType;
  metal: { alloy: Alloy; finish: Finish; second?: Alloy };
  stones: Stone[];
  styles: Style[];
  motif: string | null;
  construction?: Construction;
  build: { maker: string; variant: Record<string, string | number> };
  dimensions: Record<string, number>;
  stage: Stage;
  view: DesignSpec['view'];
  given: Record<string, Given>;
  drawing?: Drawing;
  not_understood?: string[];
  read_as?: Record<string, string>;
}

function fromV1({ build, dimensions, metal, stones, ...rest }: SpecV1): DesignSpec {
  const { pearl, diamonds, ...variant } = build.variant;
  const shape = kindNamed(build.maker)?.params.shape ?? {};
  const all = { ...variant, ...dimensions };
  // Drops removed parameters, for which the maker uses its default.
  const params = isFlat(build.maker)
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name, value]) => shape[name]?.safeParse(value).success));
  return {
    ...rest,
    version: 2,
    engine: 1,
    root: { ...fittedPart(rootOf(rest.type, readFlat({ kind: build.maker, params, stones }), rest.styles)), metal },
    sold: {
      ...(pearl !== undefined && { pearl: String(pearl) }),
      ...(diamonds !== undefined && { diamonds: String(diamonds) }),
    },
    // Absent in the earliest designs.
    construction: rest.construction ?? constructionOf(rest.styles, null),
    not_understood: rest.not_understood ?? [],
    read_as: rest.read_as ?? {},
  };
}

const isV1 = (value: unknown): value is SpecV1 =>
  typeof value === 'object' && value !== null && (value as { version?: unknown }).version === 1 && 'build' in value;

/** True for a tree stored as a single part, as in early designs of version 2. */
const isStoredFlat = (value: unknown): value is DesignSpec =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  isFlat(String((value.root as { kind?: unknown } | null)?.kind));

const asTree = (spec: DesignSpec): DesignSpec => {
  const { kind, params, stones = [], metal } = spec.root;
  return {
    ...spec,
    root: {
      ...fittedPart(
        rootOf(spec.type, readFlat({ kind, params, stones, isInlaid: metal.inlay !== undefined }), spec.styles),
      ),
      metal,
    },
  };
};

/**
 * Migrates a stored design of any version to the current one. @throws InvalidDesign when it is not feasible.
 */
export const readSpec = (stored: unknown): DesignSpec =>
  checkedSpec(isV1(stored) ? fromV1(stored) : isStoredFlat(stored) ? asTree(stored) : stored);
