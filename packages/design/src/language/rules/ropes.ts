/** Ropes of wire around a stone: "a turquoise with a twisted rope edge", "in a rope bezel". */
import type { Sentence } from '../sentence';

/** Words for the edge of a stone. */
const EDGES =
  /^(?:edges?|borders?|frames?|rims?|surrounds?|bezels?|rand|rahmen|einfassung|fassung|bord|bordure|borde|marco|bordo|cornice|borda|ободок|кант|рамка|kenar|çerceve)$/;
const REACH = 2;

/** A rope that is the edge of a bangle's stone leaves the bangle itself plain. */
export function ropes(s: Sentence): void {
  if (!s.has('form', 'bangle', 'cuff')) return;
  if (s.all('stone').length === 0) return;
  const isEdge = (i: number): boolean => EDGES.test(s.items[i]?.words ?? '');
  const isOfStone = s
    .all('form')
    .filter((i) => s.is(i, 'form', 'twist'))
    .some((i) => {
      for (let k = 1; k <= REACH; k++)
        if (isEdge(i + k) || (isEdge(i - k) && s.items[i]!.language !== 'en')) return true;
      return false;
    });
  if (isOfStone)
    s.findings.push({
      concept: 'tint',
      value: 'stone',
      measure: 'bangle/rope',
      isRefused: false,
      role: null,
      from: 0,
      to: 0,
    });
}
