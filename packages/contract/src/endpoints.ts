/**
 * Method and path of every call. Independent of the validation library, so that a browser bundle can address calls
 * without their schemas.
 */
export const endpoints = {
  me: { method: 'GET', path: '/api/auth/me' },
  signIn: { method: 'POST', path: '/api/auth/signin' },
  signUp: { method: 'POST', path: '/api/auth/signup' },
  signOut: { method: 'POST', path: '/api/auth/signout' },
  resendConfirmation: { method: 'POST', path: '/api/auth/resend-confirmation' },
  confirmEmail: { method: 'GET', path: '/api/auth/confirm-email' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  updateProfile: { method: 'PATCH', path: '/api/profile' },
  changeEmail: { method: 'POST', path: '/api/profile/change-email' },
  changePassword: { method: 'POST', path: '/api/profile/change-password' },
  deleteAccount: { method: 'DELETE', path: '/api/profile' },
  exportProfile: { method: 'GET', path: '/api/profile/export' },
  user: { method: 'GET', path: '/api/users/:id' },
  generate: { method: 'POST', path: '/api/generate' },
  generationJobs: { method: 'GET', path: '/api/generate/jobs' },
  generationJob: { method: 'GET', path: '/api/generate/jobs/:jobId' },
  cancelGeneration: { method: 'DELETE', path: '/api/generate/jobs/:jobId' },
  usage: { method: 'GET', path: '/api/usage' },
  capabilities: { method: 'GET', path: '/api/capabilities' },
  recentImages: { method: 'GET', path: '/api/images/recent' },
  topImages: { method: 'GET', path: '/api/images/top' },
  like: { method: 'POST', path: '/api/likes/:imageId' },
  unlike: { method: 'DELETE', path: '/api/likes/:imageId' },
  likesStatus: { method: 'POST', path: '/api/likes/status/get' },
  likeImage: { method: 'POST', path: '/api/images/:imageId/like' },
  unlikeImage: { method: 'POST', path: '/api/images/:imageId/unlike' },
  setPrivacy: { method: 'PATCH', path: '/api/images/:id/privacy' },
  drawing: { method: 'GET', path: '/api/images/:id/drawing' },
  deleteImage: { method: 'DELETE', path: '/api/images/:id' },
  restoreImage: { method: 'POST', path: '/api/images/:id/restore' },
  paintImage: { method: 'POST', path: '/api/images/:id/imagined' },
  sharedImage: { method: 'GET', path: '/api/generate/shared/:imageId' },
  piece: { method: 'GET', path: '/api/pieces/:id' },
  chooseVersion: { method: 'PATCH', path: '/api/pieces/:id' },
  changePiece: { method: 'POST', path: '/api/pieces/:id/changes' },
  draftChange: { method: 'POST', path: '/api/pieces/:id/drafts' },
  pieceVariations: { method: 'POST', path: '/api/pieces/:id/variations' },
  pieceVersion: { method: 'GET', path: '/api/pieces/:id/versions/:versionId' },
  renameVersion: { method: 'PATCH', path: '/api/pieces/:id/versions/:versionId' },
  deleteVersion: { method: 'DELETE', path: '/api/pieces/:id/versions/:versionId' },
  partsMap: { method: 'GET', path: '/api/pieces/:id/versions/:versionId/parts.png' },
  versionView: { method: 'POST', path: '/api/pieces/:id/versions/:versionId/views' },
  downloadImage: { method: 'POST', path: '/api/generate/download/:id' },
  estimate: { method: 'POST', path: '/api/generate/estimate/:id' },
  requestQuote: { method: 'POST', path: '/api/quotes' },
  quotes: { method: 'GET', path: '/api/quotes' },
  placeOrder: { method: 'POST', path: '/api/orders' },
  orders: { method: 'GET', path: '/api/orders' },
  clearHistory: { method: 'DELETE', path: '/api/generate/history/delete' },
  sendFeedback: { method: 'POST', path: '/api/feedback/report' },
  plans: { method: 'GET', path: '/api/plans' },
  checkout: { method: 'POST', path: '/api/billing/checkout' },
  billingWebhook: { method: 'POST', path: '/api/billing/webhook' },
  billingPortal: { method: 'POST', path: '/api/billing/portal' },
  subscription: { method: 'GET', path: '/api/billing/subscription' },
  invoices: { method: 'GET', path: '/api/billing/invoices' },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path pattern with `:name` parameters. */
  readonly path: `/${string}`;
}

export type EndpointName = keyof typeof endpoints;

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The URL of a call: path pattern, percent-encoded parameters, and the query without undefined values.
 * @throws TypeError for a missing parameter
 */
export function urlOf(
  endpoint: Endpoint,
  request: { params?: Readonly<Record<string, string>>; query?: QueryValues } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = request.params?.[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
