import type { Image, ImagePage } from './image';
import type { Piece } from './piece';
import type { User } from './user';

/**
 * The data that the server embeds in a page, so that the page needs no call to render: the signed-in user, and a
 * gallery list, the user's own images, a piece or a shared image where the route shows them.
 */
export type InitialData = { readonly user: User | null } & (
  | { readonly view: 'recent' | 'top' | 'history'; readonly page: ImagePage }
  | { readonly view: 'shared'; readonly image: Image }
  | { readonly view: 'piece'; readonly piece: Piece }
  | { readonly view: 'none' }
);

/**
 * Draws the app's page as HTML before any script has run: what the build of the app hands to the server.
 * @param path of the requested URL
 * @throws the first error in a part of the page
 */
export type RenderPage = (path: string, initialData: InitialData) => Promise<string>;
