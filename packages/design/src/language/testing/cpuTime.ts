/**
 * Ten times what a text of full length may take on the machine of a benchmark, ms of CPU time: a busy or old machine
 * stays below it, and a loop whose work grows with the square of the text does not. `npm run bench -- reading` prints
 * the times themselves.
 */
export const CPU_LIMIT_MS = 200;

/** Runs after which the compiler has done its work. */
const MOST_RUNS = 30;

/**
 * CPU time of the fastest of several runs, ms: other work on the machine counts for little.
 * @param enough a time at which no further run is needed, ms
 */
export function leastCpuMs(work: () => unknown, enough = 0): number {
  let least = Infinity;
  for (let run = 0; run < MOST_RUNS && least >= enough; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
