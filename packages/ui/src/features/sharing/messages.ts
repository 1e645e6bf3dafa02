/** Texts of the page of a shared image. */
export const shareMessages = {
  title: 'Jewelry Idea',
  /** For the owner of a private image. */
  private: 'Private. Anyone with this link can view it.',
  like: 'Like',
  liked: 'Liked',
  quote: 'Request a quote',
  signIn: 'Sign in',
  /** After the link 'Sign in'. */
  signInRest: 'to like, download or request a quote',
  loadFailed: 'The image could not be loaded.',
  notFound: 'Image not found',
  notFoundText: 'This design may have been removed or is no longer available.',
  home: 'Return Home',
} as const;

/** Labels of actions that need an account, for anonymous visitors. */
export const signInTo = {
  like: 'Sign in to like',
  download: 'Sign in to download',
  quote: 'Sign in to request a quote',
} as const;

/** For browsers that prevent the page from copying. */
export const linkMessages = {
  title: 'Copy link',
  label: 'Link to this image',
  hint: 'Your browser did not let us copy it. Select the link and copy it yourself.',
} as const;
