/** Query key of the signed-in user. */
export const sessionKey = ['session'] as const;

/**
 * First part of a query key. `ACCOUNT`: data of one account, removed when another signs in. `VIEWER`: public data with
 * the viewer's own likes, refetched then.
 */
export const ACCOUNT = 'account';
export const VIEWER = 'viewer';
