import { hash } from './math';

/** How much nearer the seed of the last {@link nearestDomain} is than the second nearest, in unit cubes. */
export let domainMargin = 0;

/** Bits of the domain in which a point lies: the nearest of one seed per unit cube. */
export function nearestDomain(x: number, y: number, z: number): number {
  const [ci, cj, ck] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let best = Infinity;
  let second = Infinity;
  let found = 0;
  for (let i = ci - 1; i <= ci + 1; i++) {
    for (let j = cj - 1; j <= cj + 1; j++) {
      for (let k = ck - 1; k <= ck + 1; k++) {
        const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791));
        const dx = i + (bits & 1023) / 1023 - x;
        const dy = j + ((bits >>> 10) & 1023) / 1023 - y;
        const dz = k + ((bits >>> 20) & 1023) / 1023 - z;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < best) {
          second = best;
          best = distance;
          found = bits;
        } else if (distance < second) second = distance;
      }
    }
  }
  domainMargin = Math.sqrt(second) - Math.sqrt(best);
  return hash(found);
}
