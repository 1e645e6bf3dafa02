/** The moment at which every story takes place: a Friday morning in Dubai. */
export const storyTime = Date.UTC(2026, 10, 20, 6, 0, 0);

/**
 * Makes `new Date()` and `Date.now()` answer with `storyTime`. Timers go on running.
 * @returns a function that gives the real clock back
 */
export function freezeClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(args.length === 0 ? storyTime : args[0]);
    }
    static override now(): number {
      return storyTime;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
