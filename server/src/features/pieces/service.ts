import {
  planByKey,
  TEXTS,
  type ChangeBody,
  type Operation,
  type PieceStage,
  type PieceView,
  type Version,
  type VersionView,
} from '@jewelry/contract';
import type { DesignSpec } from '@jewelry/design';
import type { Deps } from '../../deps';
import type { RequestedChange } from '../../designs/change';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { DraftsBusy } from '../../designs/draftRenderer';
import type { SessionUser } from '../../http/call';
import { HttpError, notFound, unavailable } from '../../http/errors';
import { hashOf } from '../../http/idempotency';
import { capabilitiesOf } from '../generation/capabilities';
import { admitJob, earlierSubmission, type Admission } from '../generation/store';
import type { ImageRow } from '../images/imageView';
import { findVersions, type VersionRow } from '../images/store';
import { storedDesign } from '../images/storedDesign';
import { findParents, findPieceId, findReading, findShot } from './store';
import { versionView, type VersionTree } from './versions';
import { viewOf } from './views';

export const pieceNotFound = () => notFound(TEXTS.pieceNotFound);

export const notPossible = (message: string) => new HttpError(422, 'change_not_possible', message);

/**
 * The versions of the piece that an id belongs to.
 * @throws HttpError 404 when there is none, or the viewer may not see it
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
 * @throws HttpError 422 when the image has none, or this installation has no changes
 */
export function changeableDesign({ config }: Pick<Deps, 'config'>, row: VersionRow): DesignSpec {
  const spec = capabilitiesOf(config).changes ? storedDesign(row.metadata.design) : null;
  if (!spec) throw notPossible(TEXTS.pieceUnchangeable);
  return spec;
}

/** Maps a busy worker to 503: the fault is not in the design. */
export async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DesignWorkerUnavailable || error instanceof DraftsBusy) throw unavailable(error);
    throw error;
  }
}

const parseChange = (body: ChangeBody): RequestedChange =>
  'words' in body ? { words: body.words } : { operations: body.operations };

/**
 * The changed design, computed before any quota is used. A text that the built-in language layer cannot parse goes to
 * the design service, where one is configured; without a feasible answer the built-in result applies.
 * @throws HttpError 422 with the reason when it is impossible
 */
export async function changedDesign(
  { designs, changes }: Pick<Deps, 'designs' | 'changes'>,
  user: SessionUser,
  spec: DesignSpec,
  body: ChangeBody,
) {
  const builtin = await unlessBusy(designs.change(spec, parseChange(body)));
  if (!('refused' in builtin)) return builtin;
  if (!('words' in body) || !changes) throw notPossible(builtin.refused);
  const { edits } = await changes.read({ words: body.words, design: spec, account: user.id });
  if (edits === undefined) throw notPossible(`${builtin.refused} ${TEXTS.readWithoutDesigner}`);
  const designed = edits && (await unlessBusy(designs.change(spec, { operations: edits as readonly Operation[] })));
  if (!designed || 'refused' in designed) throw notPossible(builtin.refused);
  return designed;
}

/**
 * Accepts a change: one image of the daily quota, once per key. A repeated key attaches to the earlier submission
 * without reading it again, so that a retry succeeds even after the version that it starts from was deleted.
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
  const { presets, type, seed, has_drawing: hasDrawing, reading_note: readingNote } = from.metadata;
  const [shot, reading] = await Promise.all([findShot(deps.db, from.id), findReading(deps.db, from.id)]);
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
        ...(reading && { reading }),
        ...(readingNote && { readingNote }),
        ...(shot && { framing: shot.framing }),
        text: 'words' in body ? body.words : difference.text,
        hasDrawing,
      },
    },
  };
  return deps.admissions.pass(() => admitJob(deps.db, job), { isStarted: true });
}

/** The version that a change created, as its owner sees it. */
export async function changedVersion(
  deps: Pick<Deps, 'db' | 'prices'>,
  { id, user_id: owner }: ImageRow,
): Promise<Version> {
  const tree = await visibleTree(deps, id, owner);
  return versionView(deps, tree, versionIn(tree, id), owner);
}

/** A version from another side or on another stage. @throws HttpError 404, 422 when the image has no design, 503 */
export async function viewOfVersion(
  deps: Pick<Deps, 'db' | 'config' | 'drafts' | 'storage'>,
  user: SessionUser,
  { id, versionId }: { readonly id: string; readonly versionId: string },
  request: { readonly view: PieceView; readonly stage?: PieceStage | undefined },
): Promise<VersionView> {
  const version = versionIn(await visibleTree(deps, id, user.id), versionId);
  return unlessBusy(viewOf(deps, version, changeableDesign(deps, version), request, user.id));
}
