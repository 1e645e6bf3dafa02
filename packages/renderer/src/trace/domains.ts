import { hash } from './math';

/** Difference between the distances to the two nearest seeds of the last {@link nearestDomain}, in cells. */
export let domainMargin = 0;

/** Hash of the domain that contains a point: Worley noise with one seed per unit cell. */
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
