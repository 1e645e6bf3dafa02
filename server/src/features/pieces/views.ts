import { PIECE_STAGES, type PieceStage, type PieceView, type VersionView } from '@jewelry/contract';
import { seenFrom, type DesignSpec } from '@jewelry/design';
import { encodePng } from '@jewelry/renderer';
import type { Deps } from '../../deps';
import { writeFiles } from '../../pictures/pictureFiles';
import { renderRenditions } from '../../pictures/renditions';
import { newFileName, renditionKey, type StorageKey } from '../../ports/storage/storage';
import { mediaUrl, renditionUrls, visibleRendition } from '../images/imageView';
import type { VersionRow } from '../images/store';
import { findView, insertView, type ViewRow } from './store';

type ViewDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'drafts'>;

/** Running renders in this process, so that concurrent requests for a view share one. */
const underWay = new Map<string, Promise<ViewRow>>();

async function renderView(
  { config, db, storage, drafts }: ViewDeps,
  image: string,
  spec: DesignSpec,
  view: PieceView,
  stage: PieceStage,
): Promise<ViewRow> {
  const { width, height, rgb } = await drafts.render({ ...seenFrom(spec, view), stage }, { size: config.pictureSize });
  const { clean, marked, thumbhash } = await renderRenditions(await encodePng({ width, height, rgb }));
  const row: ViewRow = { view, stage, width, height, thumbhash, clean_name: newFileName(), marked_name: newFileName() };
  const named = [
    [row.clean_name, clean],
    [row.marked_name, marked],
  ] as const;
  const files = new Map(
    named.flatMap(([name, renditions]) =>
      renditions.map(({ width: wide, webp }): [StorageKey, Buffer] => [renditionKey(name, wide), webp]),
    ),
  );
  await writeFiles(storage, files);
  if (await insertView(db, image, row)) return row;
  await storage.remove([...files.keys()]);
  const stored = await findView(db, image, view, stage);
  if (!stored) throw new Error('The image of the view was deleted');
  return stored;
}

const stageOf = (spec: DesignSpec): PieceStage => PIECE_STAGES.find((stage) => stage === spec.stage) ?? 'white';

/** The view as one viewer may see it: watermarked for others when the owner's plan requires it. */
function viewFor(row: ViewRow, version: VersionRow, viewer: string): VersionView {
  const { name, watermarked, widest } = visibleRendition(viewer, version, row);
  const { view, stage, width, height, thumbhash } = row;
  return {
    view,
    stage,
    width,
    height,
    thumbhash,
    watermarked,
    image_url: mediaUrl(name, widest),
    renditions: renditionUrls(name, width),
  };
}

/**
 * A version from another view or on another stage, rendered on the first request.
 * @throws DraftsBusy; Error when it cannot be built
 */
export async function viewOf(
  deps: ViewDeps,
  version: VersionRow,
  spec: DesignSpec,
  request: { readonly view: PieceView; readonly stage?: PieceStage | undefined },
  viewer: string,
): Promise<VersionView> {
  const { view, stage = stageOf(spec) } = request;
  const stored = await findView(deps.db, version.id, view, stage);
  if (stored) return viewFor(stored, version, viewer);
  const key = `${version.id} ${view} ${stage}`;
  const rendering =
    underWay.get(key) ?? renderView(deps, version.id, spec, view, stage).finally(() => underWay.delete(key));
  underWay.set(key, rendering);
  return viewFor(await rendering, version, viewer);
}
