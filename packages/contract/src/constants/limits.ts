/** Limits and delays that server and clients share. Times are in milliseconds unless the name states otherwise. */
export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const RESULTS_GRID_COUNT = 10;
export const SKELETON_COUNT = 10;
export const HISTORY_INITIAL_COUNT = 12;

/** Longest prompt, in Unicode code points. */
export const PROMPT_MAX_LENGTH = 2000;
/** Longest text of a change, in Unicode code points. */
export const CHANGE_MAX_LENGTH = 2000;
/** Operations of one change. */
export const CHANGE_MAX_OPERATIONS = 60;
/** Longest name of a version, UTF-16 code units. */
export const VERSION_NAME_MAX_LENGTH = 60;
/** Number of variations per request. */
export const VARIATION_COUNT = 4;
/** Number of properties that change in one variation. */
export const VARIATION_DEGREES = { least: 1, usual: 2, most: 3 } as const;
/** How many more rounds of variations can be requested. */
export const VARIATION_MAX_ROUND = 20;
/** Prompt length at which the form shows its counter. */
export const PROMPT_COUNTER_FROM = 1800;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1024;
export const EMAIL_MAX_LENGTH = 254;
/** A plausibility check only; the confirmation email proves the address. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Longest part of a person's name, UTF-16 code units. */
export const NAME_MAX_LENGTH = 60;
/** Upper bound for emailed tokens. */
export const TOKEN_MAX_LENGTH = 512;

/** Longest side of a picture that is decoded, px: a small file of a larger one could expand to gigabytes. */
export const PICTURE_MAX_SIDE = 4096;
/** Largest JSON body of a call, bytes. */
export const JSON_BODY_LIMIT = 64 * 1024;
/** Largest event of the payment provider, bytes. */
export const WEBHOOK_BODY_LIMIT = 512 * 1024;
/** Largest body of POST /api/generate, bytes; it may contain a drawing. */
export const GENERATE_BODY_LIMIT = 2 * 1024 * 1024;

export const FORCE_RENDER_MS = 2000;
export const REDIRECT_TO_IMAGINE_MS = 100;
export const CONFIRMATION_VIEW_POLL_MS = 5000;
export const CONFIRMATION_APP_POLL_MS = 3000;
export const CONFIRMATION_MODAL_DELAY_MS = 300;
export const CONFIRM_PAGE_REQUEST_MS = 500;
export const SIGN_OUT_RELOAD_MS = 500;
export const SIGN_OUT_FAILURE_RELOAD_MS = 1000;
/** Delay before redirecting home after the second 401 of the history. */
export const SESSION_LOST_HOME_MS = 500;
export const REUSED_PROMPT_APPLY_MS = 500;

export const RESEND_INTERVAL_S = 60;
/** Lifetime of emailed links, hours. */
export const CONFIRMATION_LINK_HOURS = 24;
export const RESET_LINK_HOURS = 1;

/** How long a removed image can be restored. */
export const RESTORE_MS = 5 * 60_000;
/** Lifetime of a download URL, s. */
export const DOWNLOAD_LINK_S = 10 * 60;
/** Graphemes of the prompt in the name of a downloaded file. */
export const FILE_NAME_LENGTH = 30;
/** Longest search in the user's history, characters. */
export const SEARCH_MAX_LENGTH = 200;

/** Widths of the WebP renditions of a picture, px. */
export const RENDITION_WIDTHS = [320, 640, 1024] as const;
/** Side of a generated picture, px. */
export const PICTURE_SIZE = 1024;
