/** Access to the findings of a sentence. */
import { TOTAL } from '../rules/karats';
import type { StatedRequirement } from '../parsedPrompt';
import type { RequirementConcept } from '../requirement';
import type { Finding, Sentence } from '../sentence';

export const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

function byConcept(findings: readonly Finding[]): ReadonlyMap<RequirementConcept, Finding[]> {
  const out = new Map<RequirementConcept, Finding[]>();
  for (const finding of findings) {
    const own = out.get(finding.concept);
    if (own) own.push(finding);
    else out.set(finding.concept, [finding]);
  }
  return out;
}

/** The findings of a finished sentence, by concept. */
export class Findings {
  private readonly required: ReadonlyMap<RequirementConcept, readonly Finding[]>;
  private readonly excluded: ReadonlyMap<RequirementConcept, readonly Finding[]>;

  constructor(readonly s: Sentence) {
    this.required = byConcept(s.findings.filter((f) => !f.isRefused).toSorted((a, b) => a.from - b.from));
    this.excluded = byConcept(s.findings.filter((f) => f.isRefused));
  }

  /** The required findings of a concept, in the order of the prompt. */
  wanted(concept: RequirementConcept): readonly Finding[] {
    return this.required.get(concept) ?? [];
  }

  /** The refused findings of a concept. */
  refused(concept: RequirementConcept): readonly Finding[] {
    return this.excluded.get(concept) ?? [];
  }

  first(concept: RequirementConcept): string | null {
    return this.wanted(concept)[0]?.value ?? null;
  }

  values<T extends string>(concept: RequirementConcept): T[] {
    return once(this.wanted(concept).map(({ value }) => value as T));
  }

  /** The words of a finding. */
  words({ from, to }: Finding): string {
    const { items, prompt } = this.s;
    return items.slice(from, to).length === 1
      ? items[from]!.words
      : prompt.slice(items[from]!.start, items[to - 1]!.end).toLowerCase();
  }

  /** Findings as requirements that a finished design is checked against; implied ones have no words. */
  stated(field: StatedRequirement['field'], list: readonly Finding[]): StatedRequirement[] {
    return list
      .filter(({ from, to }) => to > from)
      .map((f) => ({
        field,
        id: f.measure && (field === 'length' || f.measure === TOTAL) ? `${f.measure} ${f.value}` : f.value,
        words: this.words(f),
      }));
  }
}

/** True for words of a main stone; "a bee in the middle" is none. */
export function isCentered(findings: Findings): boolean {
  const figures = new Set(findings.values('motif'));
  const places = findings.wanted('place').filter(({ of }) => of !== undefined && figures.has(of));
  return findings
    .wanted('custom')
    .some(({ value, from }) => value === 'center' && !places.some((place) => place.from === from));
}
