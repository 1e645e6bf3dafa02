/** Ring and bangle sizes of several countries. */
import type { Sentence } from '../sentence';
import { numberAt } from './phrases';
import { MM_PER_INCH, FINGER_MM } from './lengths';

/** US ring sizes: inner diameter of 11.63 mm at size 0, and 0.8128 mm more for each size. */
const US_SIZE_0_MM = 11.63;
const US_STEP_MM = 0.8128;

/** British sizes (BS 6820): inner circumference of 37.5 mm at A, and 1.25 mm more for each letter. */
const UK_SIZE_A_MM = 37.5;
const UK_STEP_MM = 1.25;

/** Ring and bangle sizes. */
export function sizes(s: Sentence): void {
  const isBangle = s.has('form', 'bangle') || s.has('type', 'bracelet');
  for (let i = 0; i < s.items.length; i++) {
    const unit = s.id(i, 'unit');
    if (unit === null || !unit.startsWith('size')) continue;
    const next = numberAt(s, i + 1);
    // "All the same size, 4 mm" is a length.
    if (next && s.id(next.to, 'unit') === 'mm') continue;
    const letter = /^[a-z]$/.exec(s.items[i + 1]?.words ?? '')?.[0];
    const put = (mm: number, to: number, measure: string): void => {
      s.find('length', String(mm), i, to, { measure });
      s.close(i, to);
    };
    if (next && isBangle) {
      // Indian bangle sizes are two inches plus a number of sixteenths.
      const indian = /^2[./](2|4|6|8|10|12)$/.exec(s.items[i + 1]!.words);
      if (indian) put(MM_PER_INCH * (2 + Number(indian[1]) / 16), next.to, 'diameter');
    } else if (next) {
      const inner =
        unit === 'size-ru' || (next.value >= 14 && next.value < 25)
          ? next.value
          : next.value >= FINGER_MM[0]
            ? next.value / Math.PI
            : US_SIZE_0_MM + US_STEP_MM * next.value;
      put(inner, next.to, 'inner_diameter');
    } else if (letter && s.mark(i + 2) !== '.')
      put((UK_SIZE_A_MM + UK_STEP_MM * (letter.codePointAt(0)! - 97)) / Math.PI, i + 2, 'inner_diameter');
  }
}
