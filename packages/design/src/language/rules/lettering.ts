/** Words of lettering that no text has read: initials that are not told, plates, patterns that are engraved. */
import { cues } from '../cues';
import { INSIDE } from '../engravings';
import type { Sentence } from '../sentence';

/** Initials that are not told, in the languages of the lexicons. */
const UNTOLD = cues`^${'initials'}$`;

/** Where initials go that the prompt does not tell. */
const ON_FRONT = cues`^${'on-the-front'}$`;

export function lettering(s: Sentence, isOnWatch: boolean): void {
  for (const i of s.all('lettering')) {
    const isUntold =
      UNTOLD.test(s.items[i]!.words) &&
      !s.items[i]!.isRead &&
      !s.findings.some(({ concept, value }) => concept === 'engraving' || value.startsWith('letter'));
    if (isUntold) {
      s.find('lacking', 'text', i, i + 1);
      for (let at = i + 1; ON_FRONT.test(s.items[at]?.words ?? ''); at++) s.read(at, at + 1);
    }
    // A plate of a bracelet is a bar in its chain.
    if (s.is(i, 'lettering', 'plate') && !s.items[i]!.isRead && s.has('type', 'bracelet') && !isOnWatch)
      s.find('form', 'bar', i, i + 1);
    if (!s.is(i, 'lettering', 'engraving') || s.items[i]!.isRead || !cues`^${'of-engraving'}`.test(s.items[i]!.words))
      continue;
    // Inside a band an engraving is a text, not a pattern.
    if (INSIDE.test(s.prompt)) s.find('lacking', 'text', i, i + 1);
    else s.find('form', 'engraved', i, i + 1);
  }
}
