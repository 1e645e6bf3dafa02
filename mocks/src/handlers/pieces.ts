import {
  TEXTS,
  VARIATION_COUNT,
  VARIATION_DEGREES,
  type ChangeBody,
  type ChangeEvent,
  type Draft,
  type Operation,
  type PieceStage,
  type Variations,
  type VariationsBody,
} from '@jewelry/contract';
import { PIECE_STAGES } from '@jewelry/contract/constants';
import { changedBuilt, changedDesign, differenceOf, readChange } from '../changes';
import { estimated } from '../estimates';
import { endOf, eventsOf, startJob } from '../generation';
import { imageAt } from '../images';
import { failure, type Handlers } from '../mock';
import { partsMapOf } from '../partsMap';
import { builtOf, designOf, pieceAt, pieceOfDesign, PIECES, previewsOf } from '../pieces';
import type { Account, Design, StoredImage, StoredJob } from '../records';
import { mismatch } from '../requests';
import { pieceView, removeVersions, versionDetail, versionsOf, versionView } from '../versions';
import { imageView, pictureUrl } from '../views';
import type { World } from '../world';
import { limitReached, failureReply, wantsEvents } from './generation';

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

const notFound = () => failure(404, 'not_found', TEXTS.pieceNotFound);

const notPossible = (message: string) => failure(422, 'change_not_possible', message);

/** The version with this id, if the viewer may see it. */
function visibleImage(world: World, id: string, viewer: Account | null): StoredImage | undefined {
  const image = imageAt(world, id);
  return image && (!image.is_private || image.owner_id === viewer?.id) ? image : undefined;
}

/** The piece of any version id, or of its own id after its first version was deleted. */
const pieceIdOf = (world: World, id: string, viewer: Account | null): string | undefined =>
  visibleImage(world, id, viewer)?.piece_id ??
  versionsOf(world, id).find((version) => visibleImage(world, version.id, viewer))?.piece_id;

function visibleVersion(
  world: World,
  { id, versionId }: { id: string; versionId: string },
  viewer: Account | null,
): StoredImage | undefined {
  const version = visibleImage(world, versionId, viewer);
  return version && version.piece_id === pieceIdOf(world, id, viewer) ? version : undefined;
}

type Refused = ReturnType<typeof failure<403>> | ReturnType<typeof failure<404>>;

/** A version of the account, or the reason why it cannot be changed. */
function ownVersion(
  world: World,
  params: { id: string; versionId: string },
  account: Account,
): { version: StoredImage } | { refused: Refused } {
  const version = visibleVersion(world, params, account);
  if (!version) return { refused: notFound() };
  return version.owner_id === account.id ? { version } : { refused: failure(403, 'forbidden', TEXTS.pieceNotYours) };
}

interface DraftedChange {
  readonly design: Design;
  readonly draft: Draft;
}

function draftOf(world: World, from: StoredImage, operations: readonly Operation[]): DraftedChange | undefined {
  const design = changedDesign(designOf(from), operations);
  if (!design) return undefined;
  const version: StoredImage = { ...from, design, piece: pieceOfDesign(design, from.piece) };
  const [before, after] = [from, version].map((image) => ({
    design: designOf(image),
    built: builtOf(image),
    price: estimated(world, image)?.estimatedCost ?? null,
  }));
  return {
    design,
    draft: {
      preview: previewsOf(pieceAt(version.piece))[1] ?? previewsOf(pieceAt(version.piece))[0]!,
      difference: differenceOf(before!, after!),
      built: changedBuilt(pieceAt(version.piece).built, design),
      price: estimated(world, version),
    },
  };
}

/** The draft of a change, or the reason for its refusal. */
function draftOfBody(
  world: World,
  from: StoredImage,
  body: ChangeBody,
): DraftedChange | { readonly refused: ReturnType<typeof notPossible> } {
  const read = readChange(designOf(from), body);
  if ('refused' in read) return { refused: notPossible(read.refused) };
  const change = draftOf(world, from, read.operations);
  if (!change) return { refused: notPossible('This piece cannot be made like that. Please try a smaller step.') };
  return change.draft.difference.changes.length > 0 ? change : { refused: notPossible(TEXTS.changeWithoutEffect) };
}

async function* changeEvents(world: World, job: StoredJob): AsyncGenerator<ChangeEvent> {
  for await (const event of eventsOf(world, job)) {
    if (event.event !== 'done') yield event;
    else if ('version' in event.data) yield { event: 'done', data: event.data };
  }
}

const FINISHES = ['polished', 'satin', 'matte', 'hammered'];

/** Operations for designs that differ from `design` in unlocked properties. */
function variationsOf(
  design: Design,
  mainPart: string | undefined,
  { keep: locked, degree = VARIATION_DEGREES.usual, round = 0 }: VariationsBody,
): Operation[][] {
  const keep = new Set(locked);
  const alloys = ['rose-gold-18k', 'yellow-gold-18k', 'white-gold-18k', 'platinum-950', 'silver-925'].filter(
    (alloy) => alloy !== design.root.metal.alloy,
  );
  const kinds = ['ruby', 'blue-sapphire', 'emerald', 'diamond', 'amethyst'].filter(
    (kind) => kind !== design.root.stones?.[0]?.kind,
  );
  const freeStone = mainPart !== undefined && design.root.stones?.length && !keep.has(mainPart);
  return Array.from({ length: VARIATION_COUNT }, (_, index): Operation[] => {
    const stone = freeStone
      ? [{ op: 'set' as const, id: 'center', stones: { kind: kinds[(index + round) % kinds.length]! } }]
      : [];
    const metal = keep.has(design.root.id)
      ? []
      : [
          {
            op: 'set' as const,
            id: design.root.id,
            metal: { alloy: alloys[index % alloys.length]!, finish: FINISHES[round % FINISHES.length]! },
          },
        ];
    return degree === VARIATION_DEGREES.least && metal.length > 0 ? metal : [...metal, ...stone];
  });
}

export const pieceHandlers: Pick<Handlers, PieceCalls> = {
  piece({ world, account, params }) {
    const id = pieceIdOf(world, params.id, account);
    const piece = id && pieceView(world, id, account);
    return piece ? { status: 200, body: { piece } } : notFound();
  },

  chooseVersion({ world, account, params, body }) {
    const id = pieceIdOf(world, params.id, account);
    const [first] = id ? versionsOf(world, id) : [];
    if (!id || !first) return notFound();
    if (first.owner_id !== account.id) return failure(403, 'forbidden', TEXTS.pieceNotYours);
    if (body.current === null) delete world.state.chosen[id];
    else if (versionsOf(world, id).some((version) => version.id === body.current))
      world.state.chosen[id] = body.current;
    else return notFound();
    return { status: 200, body: { piece: pieceView(world, id, account)! } };
  },

  pieceVersion({ world, account, params }) {
    const version = visibleVersion(world, params, account);
    return version ? { status: 200, body: versionDetail(world, version, account) } : notFound();
  },

  partsMap({ world, account, params }) {
    const version = visibleVersion(world, params, account);
    return version ? { status: 200, file: partsMapOf(builtOf(version)), name: 'parts.png' } : notFound();
  },

  async changePiece({ world, account, params, body, request }) {
    const key = request.headers.get('idempotency-key');
    const earlier = key
      ? world.state.jobs.find((job) => job.owner_id === account.id && job.idempotency_key === key)
      : undefined;
    if (earlier && JSON.stringify(earlier.change?.body) !== JSON.stringify(body)) return mismatch();
    const found = ownVersion(world, { id: params.id, versionId: body.from }, account);
    if ('refused' in found) return found.refused;
    let job = earlier;
    if (!job) {
      const change = draftOfBody(world, found.version, body);
      if ('refused' in change) return change.refused;
      const spent = limitReached(world, account);
      if (spent) return spent;
      const text = 'words' in body ? body.words : change.draft.difference.text;
      const { prompt, piece_id } = found.version;
      job = startJob(world, account, { prompt, is_private: found.version.is_private }, key, {
        body,
        from: body.from,
        piece_id,
        design: change.design,
        text,
      });
    }
    if (wantsEvents(request)) return { status: 200, events: changeEvents(world, job) };
    const end = await endOf(world, job);
    if (end.event === 'failed') return failureReply(end.data);
    const version = imageAt(world, end.data.image.id);
    return version
      ? { status: 200, body: { ...imageView(world, version, account), version: versionView(world, version, account) } }
      : notFound();
  },

  draftChange({ world, account, params, body }) {
    const found = ownVersion(world, { id: params.id, versionId: body.from }, account);
    if ('refused' in found) return found.refused;
    const change = draftOfBody(world, found.version, body);
    if ('refused' in change) return change.refused;
    const { draft } = change;
    // Another picture represents another view.
    const [other] =
      body.view === undefined || body.view === 'three-quarter'
        ? []
        : previewsOf(pieceAt((found.version.piece + PIECES.length / 2) % PIECES.length));
    return { status: 200, body: other ? { ...draft, preview: other } : draft };
  },

  pieceVariations({ world, account, params, body }) {
    const found = ownVersion(world, { id: params.id, versionId: body.from }, account);
    if ('refused' in found) return found.refused;
    const { version } = found;
    const variations = variationsOf(designOf(version), builtOf(version).stones[0]?.part, body).flatMap(
      (operations): Variations['variations'] => {
        const change = operations.length > 0 ? draftOf(world, version, operations) : undefined;
        return change
          ? [
              {
                operations,
                preview: change.draft.preview,
                difference: change.draft.difference,
                price: change.draft.price,
              },
            ]
          : [];
      },
    );
    if (variations.length < VARIATION_COUNT) return notPossible(TEXTS.nothingToVary);
    return { status: 200, body: { variations } };
  },

  versionView({ world, account, params, body }) {
    const version = visibleVersion(world, params, account);
    if (!version) return notFound();
    const { thumbhash } = pieceAt(version.piece);
    const { metadata, watermarked } = imageView(world, version, account);
    const stage: PieceStage = body.stage ?? PIECE_STAGES.find((name) => name === designOf(version).stage) ?? 'white';
    // Another picture represents another view.
    const shown =
      body.view === 'three-quarter'
        ? version
        : { ...version, piece: (version.piece + PIECES.length / 2) % PIECES.length };
    const url = pictureUrl(shown);
    return {
      status: 200,
      body: {
        view: body.view,
        stage,
        image_url: url,
        renditions: [{ width: metadata.width, url }],
        thumbhash,
        width: metadata.width,
        height: metadata.height,
        watermarked,
      },
    };
  },

  renameVersion({ world, account, params, body }) {
    const found = ownVersion(world, params, account);
    if ('refused' in found) return found.refused;
    found.version.name = body.name || null;
    return { status: 200, body: versionView(world, found.version, account) };
  },

  deleteVersion({ world, account, params }) {
    const found = ownVersion(world, params, account);
    if ('refused' in found) return found.refused;
    removeVersions(world, [found.version]);
    return { status: 200, body: { success: true } };
  },
};
