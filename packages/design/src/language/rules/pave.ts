/** Decides whether pavé is a halo, the shank under a stone or the band itself. */
import type { Sentence } from '../sentence';

/** "A pavé halo", "surrounded by pavé diamonds": the row is the halo. */
export function paveHalos(s: Sentence): void {
  for (const i of s.all('form'))
    if (s.is(i, 'form', 'pave') && (s.is(i - 1, 'form', 'halo') || s.is(i + 1, 'form', 'halo'))) {
      s.find('form', 'halo', i, i + 1);
      s.close(i, i + 1);
    }
}

/** Words before a feature of the piece, not before the piece itself. */
const LEADS = ['with', 'on', 'and'];

/** "A pavé band" is the piece, and not the shank under a stone, when no other piece and no size of a stone is named. */
export function paveBands(s: Sentence): void {
  const isWedding =
    s.has('custom', 'bare') &&
    !s.has('custom', 'diamond') &&
    s.all('role').every((i) => !s.is(i, 'role', 'center') || s.is(i + 1, 'form', 'pave-shank'));
  if (
    (s.has('type') && !isWedding) ||
    s.has('form', 'solitaire') ||
    s.has('form', 'halo') ||
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
    while (
      s.is(at, 'grammar', 'a') ||
      s.is(at, 'grammar', 'the') ||
      s.id(at, 'metal') !== null ||
      s.id(at, 'style') !== null
    )
      at--;
    if (LEADS.some((id) => s.is(at, 'grammar', id))) continue;
    s.find('form', 'pave', i, i + 1);
    s.find('form', 'band', i, i + 1);
    s.find('hint', 'ring', i, i + 1);
    s.close(i, i + 1);
  }
}
