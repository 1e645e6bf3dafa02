/** The moment at which every story takes place: a Friday morning in Dubai. */
export declare const storyTime: number;
/**
 * Makes `new Date()` and `Date.now()` answer with `storyTime`. Timers go on running.
 * @returns a function that gives the real clock back
 */
export declare function freezeClock(): () => void;
