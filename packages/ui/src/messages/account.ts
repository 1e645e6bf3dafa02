/** Words of the account settings; exact to the letter where they are specified. */
export const accountMessages = {
  title: 'Account Settings',
  tabs: { name: 'Name', email: 'Email', security: 'Security', billing: 'Billing' },
  saved: 'Saved',

  firstName: 'First name',
  lastName: 'Last name',
  nameNote: 'Your name will be visible under your images in public gallery.',
  namePreview: 'It looks like this',
  saveName: 'Save name',
  nameFailed: 'Failed to update profile',

  currentEmail: 'Current email',
  newEmail: 'New email',
  newEmailMissing: 'Enter a new email',
  pendingEmail: 'waits for its confirmation. Until you open the link that we sent there, your current address stays.',
  sendConfirmation: 'Send confirmation',
  emailFailed: 'Failed to send confirmation',

  currentPassword: 'Current password',
  currentPasswordMissing: 'Enter your current password',
  passwordNote: 'Everybody else who is signed in to this account will be signed out.',
  updatePassword: 'Update password',
  passwordFailed: 'Failed to update password',

  yourData: 'Your data',
  yourDataNote: 'Everything about your account and all your pictures, as a zip file.',
  exportData: 'Download my data',
  exportFailed: 'Failed to download your data',
  exportName: 'filigree-data.zip',

  deleteAccount: 'Delete account',
  deleteText: 'Your account, all your pictures, their likes and their share links are removed at once and for good. Nobody can bring them back.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password',
  deleteFailed: 'Failed to delete account',

  currentPlan: 'Current plan',
  upgrade: 'Upgrade',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  loadFailed: 'Failed to load account data',
  retry: 'Try again',
} as const;

/** Words of the Billing tab about orders and quote requests. */
export const requestMessages = {
  title: 'Orders and quote requests',
  status: { placed: 'Order', requested: 'Quote request' },
  gone: 'deleted since',
  failed: 'Failed to load orders and quote requests',
} as const;

/** Words of the Billing tab about what is paid for. */
export const billingMessages = {
  cycles: { monthly: 'Monthly', annual: 'Annual' },
  renewsOn: 'renews on',
  endsOn: 'ends on',
  until: 'Yours until',
  manage: 'Manage billing',
  portalFailed: { title: 'Billing could not be opened', description: 'Please try again later.' },
  invoicesFailed: 'Failed to load invoices',
  status: { paid: 'Paid', open: 'To be paid', void: 'Void' },
  show: 'show invoice',
} as const;
