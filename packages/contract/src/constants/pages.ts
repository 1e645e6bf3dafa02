/** The id of the data block with which the server sends the first pictures of a page, as `InitialData`. */
export const INITIAL_DATA_ID = 'filigree-first-page';

/** `sizes` of a card in the gallery. The page's head preloads the first picture by it, before any script runs. */
export const GALLERY_CARD_SIZES = '(min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw';

/**
 * `sizes` of a tile in the jeweller's tray, which `/` shows: a sixth, a fifth, a third or half of the window; the page
 * stops growing at 1920 px. Preloaded by as well.
 */
export const TRAY_TILE_SIZES =
  '(min-width: 1920px) 316px, (min-width: 1280px) 17vw, (min-width: 900px) 20vw, (min-width: 600px) 33vw, 50vw';

/**
 * `sizes` of the hero of the studio: three columns of the tray on a desk, three of five on a laptop, the window below.
 * The page's head preloads it by this.
 */
export const HERO_SIZES =
  '(min-width: 1920px) 956px, (min-width: 1280px) max(584px, min(50vw, 100vh - 186px)), (min-width: 900px) 60vw, 100vw';

/** The `type` of a server-rendered page's scripts and the `rel` of their imports: both load after the first paint. */
export const WAITING = 'waiting';
