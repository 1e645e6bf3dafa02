/** Hours of a watch at which something is: small dials, the date, and numerals. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import type { Form } from '../vocabulary';

/** Parts at an hour, by the forms that name them, with their possible hours. */
const PLACED: Partial<Record<Form, readonly [part: string, hours: readonly number[]]>> = {
  'small-seconds': ['seconds-dial', [3, 6, 9, 12]],
  moonphase: ['moon-phase', [3, 6, 9, 12]],
  'power-reserve': ['reserve-dial', [3, 6, 9, 12]],
  'open-heart': ['balance-dial', [3, 6, 9, 12]],
  tourbillon: ['tourbillon-dial', [3, 6, 9, 12]],
  date: ['watch.date', [3, 6]],
};
/** Words around an hour: "at 6 o'clock", "bei 6 Uhr", "à 6 heures", "6時位置". */
const AT = cues`^${'at-hour'}$`;
const CLOCK = cues`^${'o-clock'}$`;
/** Distance of an hour from the words of its part, in phrases. */
const NEAR = 4;

/** Hours of the dial by words of place. */
const PLACES: readonly (readonly [words: RegExp, hour: number])[] = [
  [cues`^${'bottom-of-dial'}$`, 6],
  [cues`^${'top-of-dial'}$`, 12],
];
const placed = (s: Sentence, i: number): number | null =>
  s.isClosed(i) ? null : (PLACES.find(([words]) => words.test(s.items[i]!.words))?.[1] ?? null);

const formAt = (s: Sentence, i: number): Form | undefined =>
  (Object.keys(PLACED) as Form[]).find((form) => s.is(i, 'form', form));

/** "Small seconds at 6 o'clock", "date at three": the hour of a part of the dial. */
export function positions(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const place = placed(s, i);
    const hour = s.value(i) ?? place;
    if (hour === null) continue;
    let [from, to] = [i, i + 1];
    while (from > 0 && !s.isClosed(from - 1) && AT.test(s.items[from - 1]!.words)) from--;
    while (to < s.items.length && !s.isClosed(to) && CLOCK.test(s.items[to]!.words)) to++;
    if (from === i && to === i + 1 && place === null) continue;
    const reach = Array.from({ length: NEAR }, (_, k) => k);
    const at = [...reach.map((k) => from - 1 - k), ...reach.map((k) => to + k)].find(
      (k) =>
        formAt(s, k) !== undefined &&
        !s.items.slice(Math.min(k, to), Math.max(k, from)).some(({ mark }) => mark === '.'),
    );
    const [part, hours] = (at !== undefined && PLACED[formAt(s, at)!]) || [];
    if (!part || !hours!.includes(hour)) continue;
    s.find('tint', String(hour), i, i + 1, { measure: `${part}/at` });
    s.take(from, to);
  }
}

/** Words for twelve o'clock. */
const NOON = cues`^${'noon'}$`;
/** Greatest distance of a stone from its hour, in phrases. */
const STONE_NEAR = 6;

const isSet = (s: Sentence, i: number): boolean => {
  const stone = s.id(i, 'stone');
  return stone !== null && stone !== 'mother-of-pearl';
};

/** "A ruby at 12 o'clock alone": the stone of twelve, which is the only one of its kind on the dial. */
export function stoneAtTwelve(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const isNoon = NOON.test(s.items[i]!.words);
    if (s.isClosed(i) || !(isNoon || s.value(i) === 12)) continue;
    let [from, to] = [i, i + 1];
    while (from > 0 && !s.isClosed(from - 1) && AT.test(s.items[from - 1]!.words)) from--;
    while (to < s.items.length && !s.isClosed(to) && CLOCK.test(s.items[to]!.words)) to++;
    // "Diamonds at 3, 6, 9 and 12" are several.
    const isListed = [from - 1, from - 2, to, to + 1].some((at) => s.value(at) !== null && s.value(at)! % 3 === 0);
    if ((from === i && to === i + 1 && !isNoon) || isListed) continue;
    const steps = Array.from({ length: STONE_NEAR }, (_, k) => k);
    const clear = (a: number, b: number): boolean =>
      !s.items.slice(a, b).some(({ mark }) => mark !== null && /[.,;:、。，]/.test(mark));
    const at = [
      ...steps.map((k) => to + k).filter((k) => clear(to, k)),
      ...steps.map((k) => from - 1 - k).filter((k) => clear(k + 1, from)),
    ].find((k) => isSet(s, k));
    if (at === undefined) continue;
    const kinds = new Set(
      s
        .all('stone')
        .filter((k) => isSet(s, k))
        .map((k) => s.id(k, 'stone')),
    );
    s.find('form', 'hour-markers', from, to);
    if (kinds.size === 1) s.find('count', '1', from, to);
    s.findings.push({
      concept: 'tint',
      value: s.id(at, 'stone')!,
      measure: 'watch.indices/stone',
      isRefused: false,
      role: null,
      from: 0,
      to: 0,
    });
    s.close(from, to);
    return;
  }
}
