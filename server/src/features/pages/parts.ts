import {
  GALLERY_CARD_SIZES,
  HERO_SIZES,
  PAGE_SIZE,
  PATHS,
  PRODUCT_NAME,
  sharePath,
  TRAY_TILE_SIZES,
  type InitialData,
  type Image,
} from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { KoaContext, SessionUser } from '../../http/call';
import { HttpError } from '../../http/errors';
import type { LinkTag, MetaTag, PageParts } from '../../http/page';
import { loadSession } from '../../http/sessions';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../../pictures/socialPicture';
import { userView } from '../account/userView';
import { imageFor } from '../images/imageView';
import { pageOf } from '../images/listPage';
import { findImage } from '../images/store';
import { visibleTree } from '../pieces/service';
import { pieceView } from '../pieces/versions';
import { socialAddress } from './social';

interface GalleryAddress {
  readonly view: 'recent' | 'top';
  /** `sizes` of its pictures. */
  readonly sizes: string;
  /** Signed-in users are redirected from here, so nothing is preloaded for them. */
  readonly isForVisitors?: true;
}

const GALLERIES: Readonly<Record<string, GalleryAddress>> = {
  [PATHS.home]: { view: 'recent', sizes: TRAY_TILE_SIZES, isForVisitors: true },
  [PATHS.gallery]: { view: 'recent', sizes: GALLERY_CARD_SIZES },
  [PATHS.topGallery]: { view: 'top', sizes: GALLERY_CARD_SIZES },
};
const SHARE = new RegExp(`^${PATHS.share}/([^/]+)$`);
const PIECE = new RegExp(`^${PATHS.piece}/([^/]+)$`);

/** Length that link previews show, characters. */
const DESCRIPTION_LENGTH = 200;

/** The page embeds session data, so neither a shared cache nor the back button may replay it. */
const PERSONAL = { 'Cache-Control': 'private, no-store' } as const;
const NOINDEX: MetaTag = { name: 'robots', content: 'noindex' };

const SHARED_TITLE = `Shared Jewelry Design | ${PRODUCT_NAME}`;
const PIECE_GONE_TITLE = `Piece not found | ${PRODUCT_NAME}`;
const GONE_TITLE = `Image not found | ${PRODUCT_NAME}`;

function preloadOf(image: Image | undefined, sizes: string): LinkTag[] {
  if (!image) return [];
  const imagesrcset = image.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return [
    {
      rel: 'preload',
      as: 'image',
      type: 'image/webp',
      href: image.image_url,
      imagesrcset,
      imagesizes: sizes,
      fetchpriority: 'high',
    },
  ];
}

async function galleryParts(
  deps: Deps,
  { view, sizes, isForVisitors }: GalleryAddress,
  user: SessionUser | null,
): Promise<PageParts> {
  const viewer = user?.id ?? null;
  const page = await pageOf(deps, { page: 1, limit: PAGE_SIZE }, { order: view, viewer, owner: null });
  const initialData: InitialData = { user: user && userView(user), view, page };
  return {
    status: 200,
    initialData,
    links: user && isForVisitors ? [] : preloadOf(page.images[0], sizes),
    headers: PERSONAL,
  };
}

/** The studio of a signed-in user, whose newest image is its hero. */
async function studioParts(deps: Deps, user: SessionUser): Promise<PageParts> {
  const page = await pageOf(deps, { page: 1, limit: PAGE_SIZE }, { order: 'recent', viewer: user.id, owner: user.id });
  return {
    status: 200,
    initialData: { user: userView(user), view: 'history', page },
    links: preloadOf(page.images[0], HERO_SIZES),
    headers: PERSONAL,
  };
}

const descriptionOf = (image: Image): string =>
  Array.from(image.prompt.replace(/\s+/g, ' ').trim() || image.alt)
    .slice(0, DESCRIPTION_LENGTH)
    .join('');

function socialTags(deps: Deps, image: Image): MetaTag[] {
  const description = descriptionOf(image);
  const picture = deps.config.publicUrl + socialAddress(image.id);
  const tags: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:title': SHARED_TITLE,
    'og:description': description,
    'og:url': `${deps.config.publicUrl}${sharePath(image.id)}`,
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SOCIAL_WIDTH),
    'og:image:height': String(SOCIAL_HEIGHT),
    'og:image:alt': image.alt,
  };
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: SHARED_TITLE },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: image.alt },
  ];
}

const sessionOnly = (user: SessionUser | null): InitialData => ({ user: user && userView(user), view: 'none' });

async function shareParts(deps: Deps, id: string, user: SessionUser | null): Promise<PageParts> {
  const viewer = user?.id ?? null;
  const row = await findImage(deps.db, id, viewer);
  if (!row)
    return {
      status: 404,
      title: GONE_TITLE,
      meta: [NOINDEX],
      initialData: sessionOnly(user),
      headers: { ...PERSONAL, 'X-Robots-Tag': 'noindex' },
    };
  const image = imageFor(viewer, row);
  return {
    status: 200,
    title: SHARED_TITLE,
    description: descriptionOf(image),
    meta: [...socialTags(deps, image), ...(row.is_private ? [NOINDEX] : [])],
    links: [{ rel: 'canonical', href: `${deps.config.publicUrl}${sharePath(image.id)}` }],
    initialData: { user: user && userView(user), view: 'shared', image },
    headers: { ...PERSONAL, ...(row.is_private && { 'X-Robots-Tag': 'noindex' }) },
  };
}

/** A piece for viewers who may see it; a private one is excluded from search engines. */
async function pieceParts(deps: Deps, id: string, user: SessionUser | null): Promise<PageParts> {
  const viewer = user?.id ?? null;
  const tree = await visibleTree(deps, id, viewer).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (!tree)
    return {
      status: 404,
      title: PIECE_GONE_TITLE,
      meta: [NOINDEX],
      initialData: sessionOnly(user),
      headers: { ...PERSONAL, 'X-Robots-Tag': 'noindex' },
    };
  const piece = await pieceView(deps, tree, viewer);
  const shown =
    piece.versions.find((version) => version.id === id && id !== piece.id) ??
    piece.versions.find((version) => version.id === piece.current);
  const isHidden = shown?.image.is_private === true;
  return {
    status: 200,
    title: `${piece.title} · ${PRODUCT_NAME}`,
    meta: isHidden ? [NOINDEX] : [],
    initialData: { user: user && userView(user), view: 'piece', piece },
    links: preloadOf(shown?.image, HERO_SIZES),
    headers: { ...PERSONAL, ...(isHidden && { 'X-Robots-Tag': 'noindex' }) },
  };
}

/** What the server adds to the app's page for a path: the signed-in user, and the images that the page shows first. */
export const pageParts =
  (deps: Deps) =>
  async (koa: KoaContext): Promise<PageParts> => {
    const path = koa.path.length > 1 ? koa.path.replace(/\/$/, '') : koa.path;
    const gallery = GALLERIES[path];
    const [, shared] = SHARE.exec(path) ?? [];
    const [, piece] = PIECE.exec(path) ?? [];
    await loadSession(deps, koa);
    const user = koa.state.user ?? null;
    if (path === PATHS.imagine && user) return studioParts(deps, user);
    if (gallery) return galleryParts(deps, gallery, user);
    if (shared) return shareParts(deps, shared, user);
    if (piece) return pieceParts(deps, piece, user);
    return { status: 200, initialData: sessionOnly(user), headers: PERSONAL };
  };
