/**
 * Ten times the CPU time that a text of full length may take on the benchmark machine, ms. A busy or old machine stays
 * below it; a loop with quadratic work does not. `npm run bench -- reading` prints the actual times.
 */
export const CPU_LIMIT_MS = 200;

/** Number of runs until the code is optimized by the JIT compiler. */
const MOST_RUNS = 30;

/** CPU time of one run, ms. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * CPU time of the fastest of several runs, ms, which other load on the machine hardly changes.
 * @param enough stops at the first run below this time, ms
 */
export function leastCpuMs(work: () => unknown, enough: number): number {
  let least = Infinity;
  for (let run = 0; run < MOST_RUNS && least >= enough; run++) least = Math.min(least, cpuMs(work));
  return least;
}
