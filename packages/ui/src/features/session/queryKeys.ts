/** The query that returns the user who is signed in. */
export const sessionKey = ['session'] as const;

/**
 * First part of every key of data that belongs to one account: removed when another account signs in. Second, of what every
 * visitor may see with their own likes: fetched again.
 */
export const ACCOUNT = 'account';
export const VIEWER = 'viewer';
