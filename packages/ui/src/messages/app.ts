/** Words of the header, the footer and the dialogs that belong to the whole app. */
export const appMessages = {
  gallery: 'Gallery',
  imagine: 'Imagine',
  myJewelry: 'My Jewelry',
  upgrade: 'Upgrade',
  signIn: 'Sign in',
  mainNavigation: 'Main',
  userMenu: 'User menu',
  accountSettings: 'Account Settings',
  appearance: 'Appearance',
  reportBug: 'Report a Bug',
  signOut: 'Sign out',
  termsOfUse: 'Terms of Use',
  acceptTerms: 'I Understand and Accept',
  loading: 'Loading application...',
  partNotLoaded: { title: 'This could not be loaded', description: 'Check your connection, then load the page again.' },
  reload: 'Reload',
  confirmationNotChecked: 'Failed to check email confirmation',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** The themes as the user menu names them. */
export const themeWords = { system: 'System', porcelain: 'Porcelain', velvet: 'Velvet' } as const;

export const signOutMessages = {
  title: 'Sign Out',
  text: 'You will need to sign in again to access your generation history.',
  confirm: 'Sign Out',
} as const;

export const deleteAllMessages = {
  title: 'Delete All Images',
  text: 'Are you sure you want to clear your image history? This action cannot be undone.',
  likes: 'All likes on the images are deleted too.',
  confirm: 'Delete All',
  pending: 'Deleting...',
} as const;

/** For a browser that does not let the page copy. */
export const linkMessages = {
  title: 'Copy link',
  label: 'Link to this image',
  hint: 'Your browser did not let us copy it. Select the link and copy it yourself.',
} as const;
