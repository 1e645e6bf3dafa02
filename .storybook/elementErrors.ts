import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/** Whether `waitFor` or `findBy` tries a query at the moment, by Testing Library's own flag. */
function isTrying(): boolean {
  const { _disableExpensiveErrorDiagnostics: isCheap = false } = getConfig() as {
    readonly _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isCheap;
}

/** Prints the document into the last error of a query that is tried repeatedly, instead of into each. */
export const printDocumentOnce = (): void =>
  configure({
    getElementError(message, container) {
      if (!isTrying()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
