/** Pins of earrings, which are their posts: "iğneli küpe", "حلق دبوس", "gold earrings, pin". */
import type { Sentence } from '../sentence';

/** Words that mean a brooch where no earrings are named. */
const PIN = /^(?:pins?|igne(?:li|ler|si)?|[وب]?(?:ال)?(?:دبوس|دبابيس))$/u;

export function earPosts(s: Sentence): void {
  if (!s.has('type', 'earrings')) return;
  for (const i of s.all('form')) {
    // "Earrings and a pin" are two pieces.
    const isOther = [i - 1, i - 2].some((at) => s.is(at, 'grammar', 'and'));
    if (!s.is(i, 'form', 'brooch') || !PIN.test(s.items[i]!.words) || isOther) continue;
    s.find('form', 'stud', i, i + 1);
    s.close(i, i + 1);
  }
}
