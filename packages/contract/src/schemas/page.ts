import type { Image, ImagePage } from './image';
import type { Piece } from './piece';
import type { User } from './user';

/**
 * The data that the server embeds in a page, so that it renders without calls: the signed-in user, and the gallery
 * list, own images, piece or shared image of the route.
 */
export type InitialData = { readonly user: User | null } & (
  | { readonly view: 'recent' | 'top' | 'history'; readonly page: ImagePage }
  | { readonly view: 'shared'; readonly image: Image }
  | { readonly view: 'piece'; readonly piece: Piece }
  | { readonly view: 'none' }
);

/**
 * Renders the app's page as HTML on the server; exported by the build of the app.
 * @param path of the requested URL
 * @throws the first error while rendering
 */
export type RenderPage = (path: string, initialData: InitialData) => Promise<string>;
