import {
  pieceTitle,
  type Estimate,
  type Piece,
  type PiecePart,
  type Version,
  type VersionDetail,
  type VersionDifference,
} from '@jewelry/contract';
import { differenceOf, partsOfPiece, type BillOfMaterials, type Built, type DesignSpec } from '@jewelry/design';
import type { Deps } from '../../deps';
import { basisOf, estimateOfBill } from '../quotes/estimate';
import { imageFor } from '../images/imageView';
import type { VersionRow } from '../images/store';
import { storedDesign, wireDesign } from '../images/storedDesign';
import { findShot } from './store';

type PriceDeps = Pick<Deps, 'prices'>;

/** A design with its bill of materials, null until it is computed. */
export interface Weighed {
  readonly spec: DesignSpec;
  readonly bill: BillOfMaterials | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const gramsOf = ({ metals }: BillOfMaterials): number => metals.reduce((sum, { grams }) => sum + grams, 0);

export const priceOf = (
  deps: PriceDeps,
  spec: DesignSpec,
  bill: BillOfMaterials,
  basis: Estimate['basis'] = 'design',
): Promise<Estimate> => estimateOfBill(deps, { spec, basis, understood: [], notUnderstood: [] }, bill);

/** The difference of two versions, with the change of price at current metal prices. */
export async function differenceBetween(deps: PriceDeps, before: Weighed, after: Weighed): Promise<VersionDifference> {
  const { changes, text } = differenceOf(before.spec, after.spec);
  const bills = before.bill && after.bill ? { before: before.bill, after: after.bill } : null;
  const prices =
    bills && (await Promise.all([priceOf(deps, before.spec, bills.before), priceOf(deps, after.spec, bills.after)]));
  return {
    changes: changes.map((change) => ({ ...change })),
    text,
    price: prices && rounded(prices[1].estimatedCost - prices[0].estimatedCost),
    grams: bills && rounded(gramsOf(bills.after) - gramsOf(bills.before)),
  };
}

/** The versions of a piece that are not removed, and the parent of every version, removed ones included. */
export interface VersionTree {
  /** Oldest first. */
  readonly versions: readonly VersionRow[];
  readonly parents: ReadonlyMap<string, string | null>;
}

/** The nearest ancestor of a version that is not removed. */
function parentOf({ versions, parents }: VersionTree, id: string): VersionRow | undefined {
  for (let parent = parents.get(id); parent; parent = parents.get(parent)) {
    const found = versions.find((version) => version.id === parent);
    if (found) return found;
  }
  return undefined;
}

export async function versionView(
  deps: PriceDeps,
  tree: VersionTree,
  row: VersionRow,
  viewer: string | null,
): Promise<Version> {
  const parent = parentOf(tree, row.id);
  const [before, after] = [parent && storedDesign(parent.metadata.design), storedDesign(row.metadata.design)];
  return {
    id: row.id,
    parent_id: parent?.id ?? null,
    name: row.version_name,
    estimated_cost: after && row.bill ? rounded((await priceOf(deps, after, row.bill)).estimatedCost) : null,
    difference:
      parent && before && after
        ? await differenceBetween(deps, { spec: before, bill: parent.bill }, { spec: after, bill: row.bill })
        : null,
    image: imageFor(viewer, row),
  };
}

/** A piece: with all versions for its owner, with the current one for other viewers. */
export async function pieceView(deps: PriceDeps, tree: VersionTree, viewer: string | null): Promise<Piece> {
  const [first] = tree.versions;
  const current = tree.versions.find((version) => version.is_current);
  if (!first || !current) throw new Error('The piece has no current version');
  const shown = viewer === current.user_id ? tree.versions : [current];
  return {
    id: first.piece_id,
    title: pieceTitle(first),
    current: current.id,
    versions: await Promise.all(shown.map((row) => versionView(deps, tree, row, viewer))),
  };
}

const NOTHING_BUILT: Built = { stones: [], metals: [], parts: [] };

/** The parts of a version with what can be changed in each; none of an image without a design. */
function partsOf(
  { built, bill, alt }: VersionRow,
  design: DesignSpec | null,
  shown: readonly string[],
  first: DesignSpec | null,
): PiecePart[] {
  if (!design) return [];
  // The column holds what the design package built.
  const facts = {
    design,
    built: (built as Built | null) ?? NOTHING_BUILT,
    bill: bill ?? { metals: [], stones: [] },
    alt,
  };
  return partsOfPiece(facts, first ?? undefined).map(({ controls, ...part }) => ({
    ...part,
    index: shown.indexOf(part.id) + 1 || null,
    controls: { ...controls },
  }));
}

export async function versionDetail(
  deps: PriceDeps & Pick<Deps, 'db'>,
  tree: VersionTree,
  row: VersionRow,
  viewer: string | null,
): Promise<VersionDetail> {
  const spec = storedDesign(row.metadata.design);
  const isOwner = viewer === row.user_id;
  const shot = await findShot(deps.db, row.id);
  // The first version of a part is visible to the owner only, as the design is.
  const [oldest] = tree.versions;
  const first = isOwner && oldest && oldest !== row ? storedDesign(oldest.metadata.design) : null;
  return {
    ...(await versionView(deps, tree, row, viewer)),
    parts: partsOf(row, spec, shot?.parts ?? [], first),
    requirements: row.requirements,
    built: row.built,
    price: spec && row.bill ? await priceOf(deps, spec, row.bill, basisOf(row)) : null,
    has_parts_map: shot !== null,
    design: isOwner ? wireDesign(row.metadata.design) : null,
  };
}
