/**
 * Runs before any script of a page of stories under test. React's development build records an asynchronous task and a
 * timing for each element, and Storybook records each step of a story, for panels that tests never open.
 */
export const WITHOUT_RECORDS = `
  delete console.createTask;
  delete console.timeStamp;
  window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (api) => api };
`;
