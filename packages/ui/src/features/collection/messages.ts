/** Messages of My Jewelry. */
export const collectionMessages = {
  empty: 'No images generated yet',
  startCreating: 'Start creating',
  search: 'Search my jewelry',
  searchPlaceholder: 'Search by prompt',
  clearSearch: 'Clear search',
  deleteAll: 'Delete all images',
} as const;

export const deleteAllMessages = {
  title: 'Delete All Images',
  text: 'Are you sure you want to clear your image history? This action cannot be undone.',
  likes: 'All likes on the images are deleted too.',
  confirm: 'Delete All',
  pending: 'Deleting...',
} as const;

/** Toasts of the collection. */
export const collectionToasts = {
  clearFailed: { title: 'Failed to delete images', description: 'Please try again later.' },
  cleared: 'All images deleted',
} as const;
