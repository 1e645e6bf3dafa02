import { contract } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireConfirmedUser, requireUser, type Call } from '../../http/call';
import { STREAMED } from '../../http/eventStream';
import { idempotencyKeyOf } from '../../http/idempotency';
import type { HandlersOf } from '../../http/serve';
import { answerWithJob } from '../generation/answer';
import { imageFor } from '../images/imageView';
import { removeVersion } from '../images/pieces';
import { draftOf, variationsOf } from './drafts';
import { changedVersion, ownTree, pieceNotFound, submitChange, versionIn, viewOfVersion, visibleTree } from './service';
import { chooseVersion, findShot, renameVersion } from './store';
import { pieceView, versionDetail, versionView } from './versions';

type PieceCalls =
  | 'piece'
  | 'chooseVersion'
  | 'pieceVersion'
  | 'partsMap'
  | 'changePiece'
  | 'draftChange'
  | 'pieceVariations'
  | 'versionView'
  | 'renameVersion'
  | 'deleteVersion';

/** The parts map of a version never changes. */
const YEAR_S = 365 * 24 * 60 * 60;

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield Uint8Array.from(bytes);
}

/** Aborted when the client disconnects before the response, which has no other recipient. */
function clientGone({ koa }: Call): AbortSignal {
  const gone = new AbortController();
  koa.res.once('close', () => gone.abort());
  return gone.signal;
}

export const pieceHandlers = (deps: Deps): HandlersOf<PieceCalls> => ({
  piece: async ({ params }, call) => {
    const viewer = call.user?.id ?? null;
    return { status: 200, body: { piece: await pieceView(deps, await visibleTree(deps, params.id, viewer), viewer) } };
  },

  chooseVersion: async ({ params, body }, call) => {
    const user = requireUser(call);
    const {
      versions: [first],
    } = await ownTree(deps, params.id, user);
    if (!first || !(await chooseVersion(deps.db, first.piece_id, body.current))) throw pieceNotFound();
    return {
      status: 200,
      body: { piece: await pieceView(deps, await visibleTree(deps, params.id, user.id), user.id) },
    };
  },

  pieceVersion: async ({ params }, call) => {
    const viewer = call.user?.id ?? null;
    const tree = await visibleTree(deps, params.id, viewer);
    return { status: 200, body: await versionDetail(deps, tree, versionIn(tree, params.versionId), viewer) };
  },

  partsMap: async ({ params }, call) => {
    const tree = await visibleTree(deps, params.id, call.user?.id ?? null);
    const shot = await findShot(deps.db, versionIn(tree, params.versionId).id);
    if (!shot) throw pieceNotFound();
    call.koa.set('Cache-Control', `private, max-age=${YEAR_S}, immutable`);
    return { status: 200, file: bytesOf(shot.parts_map), name: 'parts.png' };
  },

  changePiece: async ({ params, body }, call) => {
    const user = requireConfirmedUser(call);
    await deps.admissions.pass(() => deps.rateLimits.consume('generateAccount', user.id), { isStarted: true });
    const admission = await submitChange(deps, user, params.id, body, idempotencyKeyOf(call));
    const answer = await answerWithJob(deps, call, user, {
      route: contract.changePiece,
      admission,
      view: async (row) => ({ image: imageFor(user.id, row), version: await changedVersion(deps, row) }),
    });
    return answer !== STREAMED && answer.made
      ? { status: 200, body: { ...answer.made.image, version: answer.made.version } }
      : answer;
  },

  draftChange: async ({ params, body }, call) => {
    const user = requireConfirmedUser(call);
    await deps.rateLimits.consume('draftAccount', user.id);
    return { status: 200, body: await draftOf(deps, user, params.id, body, clientGone(call)) };
  },

  pieceVariations: async ({ params, body }, call) => {
    const user = requireConfirmedUser(call);
    await deps.rateLimits.consume('variationAccount', user.id);
    return { status: 200, body: await variationsOf(deps, user, params.id, body, clientGone(call)) };
  },

  versionView: async ({ params, body }, call) => {
    const user = requireConfirmedUser(call);
    await deps.rateLimits.consume('viewAccount', user.id);
    return { status: 200, body: await viewOfVersion(deps, user, params, body) };
  },

  renameVersion: async ({ params, body }, call) => {
    const user = requireUser(call);
    versionIn(await ownTree(deps, params.id, user), params.versionId);
    await renameVersion(deps.db, params.versionId, body.name || null);
    const tree = await ownTree(deps, params.id, user);
    return { status: 200, body: await versionView(deps, tree, versionIn(tree, params.versionId), user.id) };
  },

  deleteVersion: async ({ params }, call) => {
    const user = requireUser(call);
    versionIn(await ownTree(deps, params.id, user), params.versionId);
    if (!(await removeVersion(deps.db, params.versionId, user.id, deps.clock.now()))) throw pieceNotFound();
    return { status: 200, body: { success: true } };
  },
});
