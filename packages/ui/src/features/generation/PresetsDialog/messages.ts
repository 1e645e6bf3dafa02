/** Messages of the presets dialog. */
export const presetsMessages = {
  /** Notes next to the titles of the sections. */
  sectionNotes: { styles: 'One from each', material: '18k, choose one', stones: null },
  clear: 'Clear',
  apply: 'Apply',
  addsToPrompt: 'Adds to your prompt:',
  addsNothing: 'Nothing is added to your prompt yet.',
} as const;
