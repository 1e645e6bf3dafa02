/** Messages of the prompt form. */
export const promptMessages = {
  headline: 'What would you like to imagine?',
  subtitle: 'Create your dream jewelry using the prompt below:',
  label: 'Describe your jewelry',
  placeholder: 'Describe your jewelry here...',
  submit: 'Imagine...',
  signIn: 'Sign in to start creating!',
  draw: 'Draw',
  drawing: 'Drawing',
  editDrawing: 'Edit drawing',
  removeDrawing: 'Remove drawing',
  photo: 'Photo',
  addPhoto: 'Add a reference photo',
  changePhoto: 'Change the reference photo',
  removePhoto: 'Remove photo',
  presets: 'Presets',
  chosenPresets: 'Chosen presets',
  /** After the count on the Presets button. */
  chosen: 'chosen',
  private: 'Private',
  public: 'Public',
  publicNote: 'Public - private images need Pro',
  /** Precedes the time, after '0 of 5 left today'. */
  moreFrom: 'More from',
  undo: 'Undo',
  undoName: 'Undo: bring back the replaced text',
  undoDrawingName: 'Undo: bring back the drawing',
  types: 'Jewelry type',
} as const;

/** '3 of 5 left today' */
export function quotaLeft(left: number, limit: number): string {
  return `${left.toLocaleString('en')} of ${limit.toLocaleString('en')} left today`;
}

/** 'Private, make public': the visibility of the next image, and the effect of a press. */
export function privacyName(isPrivate: boolean): string {
  return isPrivate ? `${promptMessages.private}, make public` : `${promptMessages.public}, make private`;
}

export const hostList = (hosts: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(hosts);

/**
 * 'Your words are sent to api.anthropic.com, a picture of your design to api.openai.com.'
 * @returns null when nothing leaves this machine
 */
export function sentTo(words: readonly string[], pictures: readonly string[]): string | null {
  if (words.length === 0)
    return pictures.length === 0 ? null : `A picture of your design is sent to ${hostList(pictures)}.`;
  if (pictures.length === 0) return `Your words are sent to ${hostList(words)}.`;
  if (hostList(words) === hostList(pictures))
    return `Your words and a picture of your design are sent to ${hostList(words)}.`;
  return `Your words are sent to ${hostList(words)}, a picture of your design to ${hostList(pictures)}.`;
}

/**
 * 'Your drawing and your photograph are sent to api.anthropic.com.'
 * @returns null when there is neither, or neither leaves this machine
 */
export function addedSentTo(
  hosts: readonly string[],
  { drawing, photo }: { readonly drawing: unknown; readonly photo: unknown },
): string | null {
  const added = [...(drawing ? ['your drawing'] : []), ...(photo ? ['your photograph'] : [])];
  if (hosts.length === 0 || added.length === 0) return null;
  const list = hostList(added);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${added.length > 1 ? 'are' : 'is'} sent to ${hostList(hosts)}.`;
}
