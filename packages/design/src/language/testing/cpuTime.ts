/**
 * Ten times the CPU time that a text of full length may take on the benchmark machine, ms. A busy or old machine stays
 * below it; a loop with quadratic work does not. `npm run bench -- reading` prints the actual times.
 */
export const CPU_LIMIT_MS = 200;

/** Number of runs until the code is optimized by the JIT compiler. */
const MOST_RUNS = 30;

/**
 * CPU time of the fastest of several runs, ms, which other load on the machine hardly changes.
 * @param enough stops at the first run below this time, ms
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
