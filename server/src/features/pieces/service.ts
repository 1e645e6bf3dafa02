import {
  planByKey,
  TEXTS,
  VARIATION_DEGREES,
  type ChangeBody,
  type Draft,
  type DraftBody,
  type Operation,
  type PieceStage,
  type PieceView,
  type Variations,
  type VariationsBody,
  type Version,
  type VersionView,
} from '@jewelry/contract';
import { lotsIn, partsIn, seenFrom, type DesignSpec } from '@jewelry/design';
import type { Rendered, RenderOptions } from '@jewelry/renderer';
import type { Deps } from '../../deps';
import type { RequestedChange } from '../../designs/change';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { DRAFT, DraftsBusy } from '../../designs/draftRenderer';
import type { SessionUser } from '../../http/call';
import { HttpError, notFound, unavailable } from '../../http/errors';
import { hashOf } from '../../http/idempotency';
import { previewOf } from '../../pictures/preview';
import { capabilitiesOf } from '../generation/capabilities';
import { admitJob, earlierSubmission, type Admission } from '../generation/store';
import type { ImageRow } from '../images/imageView';
import { findVersions, type VersionRow } from '../images/store';
import { storedDesign } from '../images/storedDesign';
import { billOf } from '../quotes/estimate';
import { findParents, findPieceId, findShot } from './store';
import { differenceBetween, priceOf, versionView, type VersionTree, type Weighed } from './versions';
import { viewOf } from './views';

export const pieceNotFound = () => notFound(TEXTS.pieceNotFound);

export const notPossible = (sentence: string) => new HttpError(422, 'change_not_possible', sentence);

/**
 * The versions of the piece that an id leads to.
 * @throws HttpError 404 when there is none, or the viewer may not see it.
 */
export async function visibleTree({ db }: Pick<Deps, 'db'>, id: string, viewer: string | null): Promise<VersionTree> {
  const piece = await findPieceId(db, id);
  const versions = piece ? await findVersions(db, piece, viewer) : [];
  const [first] = versions;
  if (!piece || !first || (first.is_private && first.user_id !== viewer)) throw pieceNotFound();
  return { versions, parents: await findParents(db, piece) };
}

/** One version of a piece. @throws HttpError 404 when it has no such version. */
export function versionIn({ versions }: VersionTree, id: string): VersionRow {
  const version = versions.find((candidate) => candidate.id === id);
  if (!version) throw pieceNotFound();
  return version;
}

/** @throws HttpError 404 when the caller may not see the piece, 403 when it is another account's. */
export async function ownTree(deps: Pick<Deps, 'db'>, id: string, user: SessionUser): Promise<VersionTree> {
  const tree = await visibleTree(deps, id, user.id);
  if (tree.versions[0]?.user_id !== user.id) throw new HttpError(403, 'forbidden', TEXTS.pieceNotYours);
  return tree;
}

/**
 * The design that a change starts from.
 * @throws HttpError 422 when the image has none, or this installation changes none.
 */
function changeableDesign({ config }: Pick<Deps, 'config'>, row: VersionRow): DesignSpec {
  const spec = capabilitiesOf(config).changes ? storedDesign(row.metadata.design) : null;
  if (!spec) throw notPossible(TEXTS.pieceUnchangeable);
  return spec;
}

/** A worker that is busy says nothing about the design. */
async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DesignWorkerUnavailable || error instanceof DraftsBusy) throw unavailable(error);
    throw error;
  }
}

const requested = (body: ChangeBody): RequestedChange =>
  'words' in body ? { words: body.words } : { operations: body.operations };

/**
 * The changed design, parsed before any quota is used. A text that the built-in language layer cannot parse goes to the
 * design service, where one is configured; without a feasible answer the built-in result stands.
 * @throws HttpError 422 with the reason when it is impossible
 */
async function changedDesign(
  { designs, changes }: Pick<Deps, 'designs' | 'changes'>,
  user: SessionUser,
  spec: DesignSpec,
  body: ChangeBody,
) {
  const own = await unlessBusy(designs.change(spec, requested(body)));
  if (!('refused' in own)) return own;
  if (!('words' in body) || !changes) throw notPossible(own.refused);
  const { edits } = await changes.read({ words: body.words, design: spec, account: user.id });
  if (edits === undefined) throw notPossible(`${own.refused} ${TEXTS.readWithoutDesigner}`);
  const designed = edits && (await unlessBusy(designs.change(spec, { operations: edits as readonly Operation[] })));
  if (!designed || 'refused' in designed) throw notPossible(own.refused);
  return designed;
}

/**
 * Takes a change on: one of the day's images, once for each key. A submission that came before is attached to without
 * reading it again, so that a retry succeeds whatever became of the version that it starts from.
 * @throws HttpError 403, 404, 422, 503
 */
export async function submitChange(
  deps: Pick<Deps, 'db' | 'admissions' | 'config' | 'designs' | 'changes'>,
  user: SessionUser,
  id: string,
  body: ChangeBody,
  key: string | null,
): Promise<Admission> {
  const submission = { user: user.id, key, hash: hashOf('change', id, body) };
  const earlier = await earlierSubmission(deps.db, submission);
  if (earlier) return earlier;
  const from = versionIn(await ownTree(deps, id, user), body.from);
  const { spec, difference } = await changedDesign(deps, user, changeableDesign(deps, from), body);
  const { presets, type, seed, has_drawing: hasDrawing } = from.metadata;
  const shot = await findShot(deps.db, from.id);
  const job = {
    ...submission,
    limit: planByKey(user.plan).maxGenerationsPerDay,
    isPrivate: from.is_private,
    request: {
      prompt: from.prompt,
      presets,
      ...(type && { jewelryType: type }),
      seed: seed ?? spec.seed,
      change: {
        piece: from.piece_id,
        from: from.id,
        design: spec,
        ...(shot && { framing: shot.framing }),
        text: 'words' in body ? body.words : difference.text,
        hasDrawing,
      },
    },
  };
  return deps.admissions.pass(() => admitJob(deps.db, job));
}

/** Side of a variation, px: four are made at once. */
const VARIATION_SIDE = 256;

const UNBUILDABLE = 'This piece cannot be built like that. Please try a smaller step or another part.';

type DraftDeps = Pick<Deps, 'db' | 'config' | 'designs' | 'changes' | 'drafts' | 'prices' | 'log'>;

/** @throws HttpError 422 when the design cannot be built, 503 when too many drafts are waiting. */
async function photographed({ drafts, log }: DraftDeps, spec: DesignSpec, options: RenderOptions): Promise<Rendered> {
  try {
    return await unlessBusy(drafts.render(spec, options));
  } catch (error) {
    if (error instanceof HttpError || options.signal?.aborted) throw error;
    log.warn({ err: error }, 'draft failed');
    throw notPossible(UNBUILDABLE);
  }
}

/** A version's design with its bill of materials, weighed now if it was not before. */
async function weighed(deps: DraftDeps, row: VersionRow, spec: DesignSpec): Promise<Weighed> {
  const bill =
    row.bill ??
    (await billOf(deps, row, spec).catch((error: unknown) => {
      deps.log.warn({ err: error, image: row.id }, 'version not weighed');
      return null;
    }));
  return { spec, bill };
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
  // The camera of the version belongs to its own side.
  const shot = body.view ? null : await findShot(deps.db, from.id);
  const seen = body.view ? seenFrom(spec, body.view) : spec;
  const { facts, ...picture } = await photographed(deps, seen, {
    ...DRAFT,
    signal,
    ...(shot && { framing: shot.framing }),
  });
  return {
    preview: await previewOf(picture),
    difference: await differenceBetween(deps, await weighed(deps, from, before), {
      spec: { ...facts.design, view: spec.view },
      bill: facts.bill,
    }),
    built: facts.built,
    price: await priceOf(deps, facts.design, facts.bill),
  };
}

/**
 * What stays as it is, as the design addresses it. Parts that are built by a kind that makes a whole piece are not in
 * its tree: their stones are addressed by their role, and their metal is that of the root.
 */
function keptAddresses(spec: DesignSpec, built: VersionRow['built'], keep: readonly string[]): string[] {
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
  const before = await weighed(deps, from, spec);
  const shot = await findShot(deps.db, from.id);
  const varied = await unlessBusy(
    deps.designs.vary(spec, {
      keep: keptAddresses(spec, from.built, body.keep),
      degree: body.degree ?? VARIATION_DEGREES.usual,
      round: body.round ?? 0,
    }),
  );
  if (varied.length === 0) throw notPossible(TEXTS.nothingToVary);
  const variations = await Promise.all(
    varied.map(async (variation) => {
      const { facts, ...picture } = await photographed(deps, variation.spec, {
        size: VARIATION_SIDE,
        quality: 'draft',
        signal,
        ...(shot && { framing: shot.framing }),
      });
      return {
        operations: [...variation.operations],
        preview: await previewOf(picture),
        difference: await differenceBetween(deps, before, { spec: facts.design, bill: facts.bill }),
        price: await priceOf(deps, facts.design, facts.bill),
      };
    }),
  );
  return { variations };
}

/** The version that a change has made, as its owner sees it. */
export async function changedVersion(
  deps: Pick<Deps, 'db' | 'prices'>,
  { id, user_id: owner }: ImageRow,
): Promise<Version> {
  const tree = await visibleTree(deps, id, owner);
  return versionView(deps, tree, versionIn(tree, id), owner);
}

/** A version from another side or on another stage. @throws HttpError 404, 422 when the image has no design, 503 */
export async function viewOfVersion(
  deps: DraftDeps & Pick<Deps, 'storage'>,
  user: SessionUser,
  { id, versionId }: { readonly id: string; readonly versionId: string },
  wanted: { readonly view: PieceView; readonly stage?: PieceStage | undefined },
): Promise<VersionView> {
  const version = versionIn(await visibleTree(deps, id, user.id), versionId);
  return unlessBusy(viewOf(deps, version, changeableDesign(deps, version), wanted, user.id));
}
