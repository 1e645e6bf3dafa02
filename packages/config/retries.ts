/**
 * Retries of a failed story or journey; `npm test` reports those that passed only then. One by default, since two lanes
 * of tests share two cores; `TEST_RETRIES=0 npm test` shows whether it is still needed.
 */
export const TEST_RETRIES = Number(process.env.TEST_RETRIES ?? 1);
