/** Decides whether pavé is a halo, the shank under a stone or the band itself. */
import type { FigureSeat } from '../../spec';
import type { Sentence } from '../sentence';
import { SEVERAL } from './grammaticalNumber';

/** "A pavé halo", "surrounded by pavé diamonds": the row is the halo. */
function paveHalos(s: Sentence): void {
  for (const i of s.all('form'))
    if (s.is(i, 'form', 'pave') && (s.is(i - 1, 'form', 'halo') || s.is(i + 1, 'form', 'halo'))) {
      s.find('form', 'halo', i, i + 1);
      s.close(i, i + 1);
    }
}

/** Words before a feature of the piece, not before the piece itself. */
const LEADS = ['with', 'on', 'and'];

/** "A pavé band" is the piece, and not the shank under a stone, when no other piece and no size of a stone is named. */
function paveBands(s: Sentence): void {
  const isWedding =
    s.has('custom', 'bare') &&
    !s.has('custom', 'diamond') &&
    s.all('role').every((i) => !s.is(i, 'role', 'center') || s.is(i + 1, 'form', 'pave-shank'));
  if (
    (s.has('type') && !isWedding) ||
    s.has('form', 'solitaire', 'halo') ||
    s.has('custom', 'center') ||
    s.findings.some(({ concept }) => concept === 'carats' || concept === 'size' || concept === 'prongs')
  )
    return;
  for (const i of s.all('form')) {
    if (!s.is(i, 'form', 'pave-shank')) continue;
    // A row on a wedding band is the band itself: "обручальное кольцо с дорожкой бриллиантов".
    if (isWedding && s.items[i]!.language !== 'en') {
      s.find('form', 'half-eternity', i, i + 1);
      s.close(i, i + 1);
    }
    if (s.has('type') || s.id(i, 'hint') !== 'ring') continue;
    let at = i - 1;
    while (s.isAny(at, 'grammar', 'a', 'the') || s.isOf(at, 'metal', 'style')) at--;
    if (LEADS.some((id) => s.is(at, 'grammar', id))) continue;
    s.find('form', 'pave', i, i + 1);
    s.find('form', 'band', i, i + 1);
    s.find('hint', 'ring', i, i + 1);
    s.close(i, i + 1);
  }
}

/** Phrases from a pavé to its place. */
const PLACE_REACH = 4;

/** "Un zafiro y diamantes en pavé a los lados", "con pavé sul gambo": pavé beside another stone is that of the shank. */
function paveShoulders(s: Sentence): void {
  if (!s.has('type', 'ring') && !s.has('hint', 'ring')) return;
  for (const i of s.all('form')) {
    if (!s.is(i, 'form', 'pave') || s.isClosed(i) || s.items[i]!.language === 'en') continue;
    const isPlace = (at: number): boolean =>
      s.isAny(at, 'role', 'side', 'pave') || s.isAny(at, 'part', 'band', 'shank');
    let at = i + 1;
    while (at < i + PLACE_REACH && !s.isBreak(at) && !s.is(at, 'grammar', 'and') && !isPlace(at)) at++;
    const isOfOther = s.all('stone').some((stone) => stone < i - 2 || stone > at);
    if (!isPlace(at) || !isOfOther) continue;
    s.find('form', 'pave-shank', i, i + 1);
    s.close(i, i + 1);
    s.take(at, at + 1);
  }
}

/** "Pavé wings and a ruby eye", "wings in pavé": the diamonds that cover a part of a figure, where no other stone is named. */
function paveParts(s: Sentence): void {
  if (!s.has('motif')) return;
  for (const i of s.all('form')) {
    if (!s.is(i, 'form', 'pave') || s.isClosed(i) || s.id(i, 'stone') !== null) continue;
    const before = s.isAny(i - 1, 'grammar', 'in', 'with') ? i - 2 : i - 1;
    const at = s.id(i + 1, 'seat') !== null ? i + 1 : s.isBreak(i + 1) && !s.isBreak(i) ? before : -1;
    const seat = s.id(at, 'seat') as FigureSeat | null;
    if (seat === null || s.id(at - 1, 'stone') !== null) continue;
    s.find('stone', 'diamond', i, i + 1, { seat, role: 'pave', measure: SEVERAL });
    s.read(at, at + 1);
  }
}

const indexes = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, k) => from + k);

/** "An emerald ring with diamonds halfway round the band": a row beside a stone that comes first is that of the shank. */
function rowsOfShank(s: Sentence): void {
  if ((!s.has('type', 'ring') && !s.has('hint', 'ring')) || s.has('custom', 'bare')) return;
  /** "A gold band of rubies with …" has no shank. */
  const isBand = (at: number): boolean =>
    s.all('form').some((k) => k < Math.min(at, ...mains) && s.is(k, 'form', 'band'));
  const mains = [...s.all('stone'), ...s.all('cut')];
  for (const i of s.all('form')) {
    if (!s.isAny(i, 'form', 'eternity', 'half-eternity') || s.isClosed(i)) continue;
    let at = i - 1;
    while (s.isAny(at, 'grammar', 'a', 'the') || s.isOf(at, 'metal', 'style', 'scale', 'stone', 'form')) at--;
    const isOfOther =
      s.is(at, 'grammar', 'with') &&
      mains.some((main) => main < at && indexes(main, at).every((k) => !s.isBreak(k))) &&
      !isBand(at);
    if (!isOfOther) continue;
    s.find('form', 'pave-shank', i, i + 1);
    s.close(i, i + 1);
  }
}

export function paves(s: Sentence): void {
  rowsOfShank(s);
  paveBands(s);
  paveHalos(s);
  paveShoulders(s);
  paveParts(s);
}
