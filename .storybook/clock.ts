import { STORY_TIME } from '@jewelry/mocks';

/**
 * Makes `new Date()` and `Date.now()` return the time of the mocks. Timers keep running. @returns a function that
 * restores the real clock
 */
export function freezeClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(args.length === 0 ? STORY_TIME : args[0]);
    }
    static override now(): number {
      return STORY_TIME;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
