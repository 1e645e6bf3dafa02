import {
  TEXTS,
  VARIATION_DEGREES,
  type Draft,
  type DraftBody,
  type Variations,
  type VariationsBody,
} from '@jewelry/contract';
import { calibrated, lotsIn, partsIn, seenFrom, type DesignSpec, type WeighedTwice } from '@jewelry/design';
import type { Rendered, RenderOptions } from '@jewelry/renderer';
import type { Deps } from '../../deps';
import { DRAFT } from '../../designs/draftRenderer';
import type { SessionUser } from '../../http/call';
import { HttpError } from '../../http/errors';
import { previewOf } from '../../pictures/preview';
import type { VersionRow } from '../images/store';
import { billOf } from '../quotes/estimate';
import { changeableDesign, changedDesign, notPossible, ownTree, unlessBusy, versionIn } from './service';
import { findShot } from './store';
import { differenceBetween, priceOf } from './versions';

/** Side of a variation, px: four are made at once. */
const VARIATION_SIDE = 256;

const UNBUILDABLE = 'This piece cannot be built like that. Please try a smaller step or another part.';

type DraftDeps = Pick<Deps, 'db' | 'config' | 'designs' | 'changes' | 'drafts' | 'prices' | 'log'>;

/** @throws HttpError 422 when the design cannot be built, 503 when too many drafts are waiting. */
async function renderDraft({ drafts, log }: DraftDeps, spec: DesignSpec, options: RenderOptions): Promise<Rendered> {
  try {
    return await unlessBusy(drafts.render(spec, options));
  } catch (error) {
    if (error instanceof HttpError || options.signal?.aborted) throw error;
    log.warn({ err: error }, 'draft failed');
    throw notPossible(UNBUILDABLE);
  }
}

/**
 * The bills that calibrate the weights of drafts: that of the version, computed now if it was not before, and that of
 * the version's own draft. Null when the version cannot be weighed.
 */
async function weighedTwice(deps: DraftDeps, row: VersionRow, spec: DesignSpec): Promise<WeighedTwice | null> {
  try {
    const [full, draft] = await Promise.all([
      row.bill ?? billOf(deps, row, spec),
      deps.designs.weighDraft(row.id, spec),
    ]);
    return { full, draft };
  } catch (error) {
    deps.log.warn({ err: error, image: row.id }, 'version not weighed');
    return null;
  }
}

interface Drafted {
  /** The version that the draft changes. */
  readonly from: DesignSpec;
  readonly changed: DesignSpec;
  readonly rendered: Rendered;
  readonly weights: WeighedTwice | null;
}

async function draftView(deps: DraftDeps, { from, changed, rendered, weights }: Drafted): Promise<Draft> {
  const { facts, ...picture } = rendered;
  const { design, bill, built } = weights ? calibrated(facts, weights) : facts;
  const [before, after] = [
    { spec: from, bill: weights && weights.full },
    // A picture from another side is of the same design.
    { spec: { ...design, view: changed.view }, bill },
  ];
  return {
    preview: await previewOf(picture),
    difference: await differenceBetween(deps, before, after),
    built,
    price: await priceOf(deps, design, bill),
  };
}

/** Previews a change. Stores nothing. @throws HttpError 403, 404, 422, 503 */
export async function draftOf(
  deps: DraftDeps,
  user: SessionUser,
  id: string,
  body: DraftBody,
  signal: AbortSignal,
): Promise<Draft> {
  const from = versionIn(await ownTree(deps, id, user), body.from);
  const before = changeableDesign(deps, from);
  const { spec } = await changedDesign(deps, user, before, body);
  // The stored camera is that of the version's own view.
  const shot = body.view ? null : await findShot(deps.db, from.id);
  const seen = body.view ? seenFrom(spec, body.view) : spec;
  const [weights, rendered] = await Promise.all([
    weighedTwice(deps, from, before),
    renderDraft(deps, seen, { ...DRAFT, signal, ...(shot && { framing: shot.framing }) }),
  ]);
  return draftView(deps, { from: before, changed: spec, rendered, weights });
}

/**
 * Addresses of the locked parts in the design. Parts of a kind that makes a whole piece are not in its tree: their
 * stones are addressed by role, and their metal is that of the root.
 */
function lockedAddresses(spec: DesignSpec, built: VersionRow['built'], keep: readonly string[]): string[] {
  const inTree = new Set([...partsIn(spec.root)].map(({ id }) => id));
  const elsewhere = keep.filter((id) => !inTree.has(id));
  const stones = (built?.stones ?? []).filter(({ part }) => elsewhere.includes(part));
  const bare = elsewhere.filter((id) => !stones.some(({ part }) => part === id));
  const lots = lotsIn(spec).filter(({ stone }) =>
    stones.some(({ kind, cut }) => kind === stone.kind && cut === stone.cut),
  );
  return [...keep, ...lots.map(({ address }) => address), ...(bare.length > 0 ? [spec.root.id] : [])];
}

/**
 * Four variations of the unlocked parts. Stores nothing.
 * @throws HttpError 403, 404, 422 when too little is unlocked, 503
 */
export async function variationsOf(
  deps: DraftDeps,
  user: SessionUser,
  id: string,
  body: VariationsBody,
  signal: AbortSignal,
): Promise<Variations> {
  const from = versionIn(await ownTree(deps, id, user), body.from);
  const spec = changeableDesign(deps, from);
  const weights = await weighedTwice(deps, from, spec);
  const shot = await findShot(deps.db, from.id);
  const varied = await unlessBusy(
    deps.designs.vary(spec, {
      keep: lockedAddresses(spec, from.built, body.keep),
      degree: body.degree ?? VARIATION_DEGREES.usual,
      round: body.round ?? 0,
    }),
  );
  if (varied.length === 0) throw notPossible(TEXTS.nothingToVary);
  const variations = await Promise.all(
    varied.map(async (variation) => {
      const rendered = await renderDraft(deps, variation.spec, {
        size: VARIATION_SIDE,
        quality: 'draft',
        signal,
        ...(shot && { framing: shot.framing }),
      });
      const { preview, difference, price } = await draftView(deps, {
        from: spec,
        changed: variation.spec,
        rendered,
        weights,
      });
      return { operations: [...variation.operations], preview, difference, price };
    }),
  );
  return { variations };
}
