import * as react from 'react';

/** React's counter of stacks that it records; from 10,000 in a second it records no more. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * Stops React's development build from recording the stack of every element for `captureOwnerStack`, which no test
 * reads. Warnings still name their components.
 */
export function stopOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
  });
}
