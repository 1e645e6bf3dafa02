/** Id of the script element with the page's `InitialData`. */
export const INITIAL_DATA_ID = 'filigree-first-page';

/** `sizes` of a gallery card; the page's head preloads the first picture with it. */
export const GALLERY_CARD_SIZES = '(min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw';

/**
 * `sizes` of a tile in the jeweller's tray on `/`: a sixth, a fifth, a third or half of the window; the page stops
 * growing at 1920 px. Used for preloading as well.
 */
export const TRAY_TILE_SIZES =
  '(min-width: 1920px) 316px, (min-width: 1280px) 17vw, (min-width: 900px) 20vw, (min-width: 600px) 33vw, 50vw';

/**
 * `sizes` of the studio's hero: three columns of the tray on large windows, three of five on medium ones, else the
 * window's width. Used for preloading as well.
 */
export const HERO_SIZES =
  '(min-width: 1920px) 956px, (min-width: 1280px) max(584px, min(50vw, 100vh - 186px)), (min-width: 900px) 60vw, 100vw';

/** The `type` of a server-rendered page's scripts and the `rel` of their preloads, which load after the first paint. */
export const DEFERRED_SCRIPT = 'waiting';
