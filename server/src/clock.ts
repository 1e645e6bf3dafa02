/** Where the product reads the time; tests hold another one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
