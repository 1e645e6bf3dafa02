/** Texts of the account settings; specified ones are exact. */
export const accountMessages = {
  title: 'Account Settings',
  tabs: { name: 'Name', email: 'Email', security: 'Security', billing: 'Billing' },
  saved: 'Saved',

  firstName: 'First name',
  lastName: 'Last name',
  nameNote: 'Your name will be visible under your images in public gallery.',
  namePreview: 'Preview',
  saveName: 'Save name',
  nameFailed: 'Failed to update profile',

  currentEmail: 'Current email',
  newEmail: 'New email',
  newEmailMissing: 'Enter a new email',
  pendingEmail:
    'is waiting for confirmation. Until you open the link that we sent there, your current address stays in use.',
  sendConfirmation: 'Send confirmation',
  emailFailed: 'Failed to send confirmation',

  currentPassword: 'Current password',
  currentPasswordMissing: 'Enter your current password',
  passwordNote: 'Everyone else who is signed in to this account will be signed out.',
  updatePassword: 'Update password',
  passwordFailed: 'Failed to update password',

  yourData: 'Your data',
  yourDataNote: 'Everything about your account and all your pictures, as a zip file.',
  exportData: 'Download my data',
  exportFailed: 'Failed to download your data',
  exportName: 'filigree-data.zip',

  deleteAccount: 'Delete account',
  deleteText:
    'Your account, all your pictures, their likes and their share links are deleted immediately and permanently.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password',
  deleteFailed: 'Failed to delete account',
} as const;
