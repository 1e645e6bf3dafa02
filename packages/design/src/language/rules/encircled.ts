/** Figures that stand around another one: "a lion with stars around it", "Löwe umgeben von Sternen". */
import { LEAFY } from '../../parts/border/words';
import { isDiminutivePlural, isHanPlural, isPluralOf } from '../parsed/plurals';
import type { Finding, Sentence } from '../sentence';

/** Least number of figures that stand around another one. */
const LEAST = 3;
/** Maximum distance of a word such as "around it" after the figures, in phrases. */
const AFTER = 2;

const isMany = (s: Sentence, { from, to, value, count = 1 }: Finding): boolean =>
  count >= LEAST || isPluralOf(s.words(from, to), value) || isHanPlural(s, from, to) || isDiminutivePlural(s, from, to);

const isAround = (s: Sentence, i: number): boolean => s.is(i, 'role', 'halo') || s.is(i, 'grammar', 'around');

/** Ties several equal figures to the one that they surround. Leaves do so as a border. */
export function encircled(s: Sentence): void {
  const figures = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  if (figures.length !== 2) return;
  const [first, second] = figures.toSorted((a, b) => a.from - b.from) as [Finding, Finding];
  const [ring, ...others] = figures.filter((figure) => isMany(s, figure));
  if (!ring || others.length > 0 || first.value === second.value || LEAFY.has(ring.value)) return;
  const between = s.items.slice(first.to, second.from).map((_, k) => first.to + k);
  const after = Array.from({ length: AFTER }, (_, k) => second.to + k);
  if (between.some((i) => s.id(i, 'stone') !== null)) return;
  const at = [...between, ...after.filter((i) => !s.isBreak(second.to) && s.id(i - 1, 'stone') === null)].find((i) =>
    isAround(s, i),
  );
  if (at === undefined) return;
  ring.isAround = true;
  const halo = s.findings.findIndex(
    ({ concept, value, from }) => concept === 'form' && value === 'halo' && from === at,
  );
  if (halo >= 0) s.findings.splice(halo, 1);
  s.find('place', 'halo', at, at + 1, { of: ring.value });
  s.close(at, at + 1);
}
