import { pieceTitle, type Piece, type Version, type VersionDetail, type VersionDifference } from '@jewelry/contract';
import { differenceOf, partsOf } from './changes';
import { estimated } from './estimates';
import { presentImages } from './images';
import { builtOf, designOf } from './pieces';
import type { Account, StoredImage } from './records';
import { imageView } from './views';
import { nextId, type World } from './world';

/** The versions of a piece that are not removed, oldest first. */
export const versionsOf = (world: World, pieceId: string): StoredImage[] =>
  presentImages(world)
    .filter(({ piece_id }) => piece_id === pieceId)
    .toReversed();

/** The version by which lists show a piece: the newest, unless its owner chose another. */
export function currentVersion(world: World, pieceId: string): StoredImage | undefined {
  const versions = versionsOf(world, pieceId);
  return versions.find(({ id }) => id === world.state.chosen[pieceId]) ?? versions.at(-1);
}

/** The current version of each piece, in the order of `images`. */
export const currentVersions = (world: World, images: readonly StoredImage[]): StoredImage[] =>
  images.filter((image) => currentVersion(world, image.piece_id) === image);

/** The nearest ancestor of a version that is not removed. */
function parentOf(world: World, { parent_id }: StoredImage): StoredImage | undefined {
  const parent = world.state.images.find(({ id }) => id === parent_id);
  return parent && parent.removed_at !== null ? parentOf(world, parent) : parent;
}

function differenceFrom(world: World, parent: StoredImage, image: StoredImage): VersionDifference {
  const [before, after] = [parent, image].map((version) => ({
    design: designOf(version),
    built: builtOf(version),
    price: estimated(world, version)?.estimatedCost ?? null,
  }));
  return differenceOf(before!, after!);
}

export function versionView(world: World, image: StoredImage, viewer: Account | null): Version {
  const parent = parentOf(world, image);
  return {
    id: image.id,
    parent_id: parent?.id ?? null,
    name: image.name,
    difference: parent ? differenceFrom(world, parent, image) : null,
    estimated_cost: estimated(world, image)?.estimatedCost ?? null,
    image: imageView(world, image, viewer),
  };
}

/** A piece: with all versions for its owner, with the current one for other viewers. */
export function pieceView(world: World, pieceId: string, viewer: Account | null): Piece | undefined {
  const versions = versionsOf(world, pieceId);
  const current = currentVersion(world, pieceId);
  if (!current) return undefined;
  const shown = viewer?.id === current.owner_id ? versions : [current];
  return {
    id: pieceId,
    title: pieceTitle(imageView(world, versions[0]!, viewer)),
    current: current.id,
    versions: shown.map((version) => versionView(world, version, viewer)),
  };
}

export function versionDetail(world: World, image: StoredImage, viewer: Account | null): VersionDetail {
  const version = versionView(world, image, viewer);
  const built = builtOf(image);
  const [first] = viewer?.id === image.owner_id ? versionsOf(world, image.piece_id) : [];
  return {
    ...version,
    parts: partsOf(designOf(image), built, first && designOf(first)),
    requirements: version.image.requirements,
    built,
    price: estimated(world, image),
    has_parts_map: true,
    design: viewer?.id === image.owner_id ? { ...designOf(image) } : null,
  };
}

/** Removes versions together, so that one restore restores all of them. */
export function removeVersions(world: World, versions: readonly StoredImage[]): void {
  const removal = nextId(world, 'removal');
  for (const version of versions) Object.assign(version, { removed_at: world.clock.now(), removal });
}

/** All versions removed together with this one; the version itself when it is not removed. */
export const removedWith = (world: World, image: StoredImage): StoredImage[] =>
  image.removal === null ? [image] : world.state.images.filter(({ removal }) => removal === image.removal);
