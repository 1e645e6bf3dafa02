/** Words that no other rule has read, although they describe the piece: outlines, sizes of parts, bare measures. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { countAfter } from './bangleCounts';
import { isEveryday } from './chatter';
import { ahead, described } from './targets';

const isUnread = (s: Sentence, i: number): boolean => !s.items[i]!.isRead && !s.isClosed(i);

/** "5 mm square", "a square face": a shape that belongs to no stone is the outline of the piece or of its main stone. */
function outlines(s: Sentence): void {
  // A hexagon is geometric, and the face of a cufflink or a signet.
  const isFace = (i: number): boolean =>
    s.has('form', 'cufflinks', 'signet') && s.id(i, 'style') !== null && !isStoneNoun(s, i + 1);
  for (const i of s.all('shape')) if (isUnread(s, i) || isFace(i)) s.find('outline', s.id(i, 'shape')!, i, i + 1);
}

/** "Little leaves", "a big dome": sizes of other things than stones. */
function sizes(s: Sentence): void {
  for (const i of s.all('scale')) {
    if (!isUnread(s, i)) continue;
    const thing = described(s, i, i + 1);
    // "A small boutique" is no part of the piece.
    if (thing?.startsWith('word ') && isEveryday(thing.slice('word '.length))) continue;
    if (thing !== undefined && !thing.startsWith('stone ') && thing !== 'noun stone')
      s.find('scale', s.id(i, 'scale')!, i, i + 1, { measure: 'thing', at: thing });
  }
}

/** "A shield shaped face 14 x 12": two numbers without a unit. */
function measures(s: Sentence): void {
  for (let i = 0; i + 2 < s.items.length; i++) {
    const isBy = s.mark(i + 1) === '×' || cues`^(?:${'by-sizes'}|\*)$`.test(s.items[i + 1]!.words);
    if (isBy && s.value(i) !== null && s.value(i + 2) !== null && isUnread(s, i) && isUnread(s, i + 2)) {
      s.find('lacking', 'measure', i, i + 3);
      s.close(i, i + 3);
    }
  }
}

/** Numbers of things other than stones and figures: "three thin bands", "two charms". */
const COUNTED = [2, 60] as const;

/** Words before a 4 that means "for". */
const BEFORE_FOR = cues`^${'before-for'}$`;

function numbers(s: Sentence): void {
  for (const [i, { value }] of s.items.entries()) {
    const isNumber = value !== null && Number.isInteger(value) && value >= COUNTED[0] && value <= COUNTED[1];
    if (!isNumber || !isUnread(s, i) || s.id(i + 1, 'unit') !== null) continue;
    // "Looking 4 studs": for.
    if (s.items[i]!.words === '4' && BEFORE_FOR.test(s.items[i - 1]?.words ?? '')) {
      s.read(i, i + 1);
      continue;
    }
    const thing = ahead(s, i + 1);
    if (thing !== undefined && !/^(?:stone|noun stone|word)/.test(thing))
      s.find('number', String(value), i, i + 1, { at: thing });
  }
}

/** Maximum distance of a number from the bangles that it counts, in phrases. */
const BANGLE_REACH = 5;

/** "दो सोने के कड़े", "a bangle pair": bangles that are worn together. */
function bangles(s: Sentence): void {
  for (const at of s.all('form').filter((i) => s.is(i, 'form', 'bangle'))) {
    const isPair = (i: number): boolean => s.is(i, 'grammar', 'pair');
    const pair = [at - 2, at - 1, at + 1].find((i) => isPair(i) && isUnread(s, i));
    if (pair !== undefined) {
      s.find('number', '2', pair, pair + 1, { at: 'form bangle' });
      continue;
    }
    for (let i = at - 1; i >= at - BANGLE_REACH && i >= 0 && s.mark(i) === null; i--) {
      if (s.isOf(i, 'stone', 'unit', 'motif')) break;
      const value = s.value(i);
      if (value === null) continue;
      if (isUnread(s, i) && Number.isInteger(value) && value >= COUNTED[0] && value <= COUNTED[1])
        s.find('number', String(value), i, i + 1, { at: 'form bangle' });
      break;
    }
    const after = countAfter(s, at);
    if (after && isUnread(s, after.i))
      s.find('number', String(after.count), after.i, after.i + 1, { at: 'form bangle' });
  }
}

export function leftovers(s: Sentence): void {
  outlines(s);
  sizes(s);
  measures(s);
  bangles(s);
  numbers(s);
}
