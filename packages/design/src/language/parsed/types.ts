/** The types of jewelry that a prompt asks for, by their names, by hints at them and by the forms of their parts. */
import type { JewelryType } from '../../spec';
import type { Refused } from '../parsedPrompt';
import { RIGID } from '../rules/watches';
import type { Finding } from '../sentence';
import { TYPE_OF, type Form } from '../vocabulary';
import { once, type Findings } from './findings';
import { strandOf } from './measures';

/** The types that are wanted, with the findings that name types and whether any of them is read as one. */
export interface ParsedTypes {
  wantedTypes: JewelryType[];
  typeWords: readonly Finding[];
  isNamed: boolean;
}

/** Metals of which bands are made and little else. */
const OF_BANDS = /tungsten|titanium/;

/** "Titanium, 8 mm, flat profile": what names the section of a band, or lets a stripe into a tough metal, is a ring. */
const isBandOf = (findings: Findings): boolean =>
  findings.wanted('motif').length === 0 &&
  (findings.wanted('section').length > 0 ||
    (findings.wanted('inlay').some(({ value }) => !value.startsWith('enamel')) &&
      findings.wanted('metal').some(({ value }) => OF_BANDS.test(value))));

export function typesIn(findings: Findings, allForms: readonly Form[], refused: Refused): ParsedTypes {
  const { s } = findings;
  const [spelled] = findings.wanted('name');
  const chain = findings.first('chain');
  const dial = findings.first('dial');
  // "Disc studs" are studs.
  const hints = findings
    .values<JewelryType>('hint')
    .toSorted((a, b) => Number(b === 'earrings') - Number(a === 'earrings'));
  const typeWords = findings.wanted('type');
  // A choker with matching earrings is a choker.
  const leading = typeWords.filter(({ from }) => s.items[from - 1]?.words !== 'matching');
  const types = once(
    (leading.length + hints.length > 0 ? leading : typeWords).map(({ value }) => value as JewelryType),
  );
  // A bangle like a rope is no chain, and beads without a type are a strand.
  const shaped =
    allForms.flatMap((form) => TYPE_OF[form] ?? []).find((type) => type === 'bracelet' || type === 'earrings') ??
    (allForms.includes('beads') ? strandOf(findings) : undefined);
  const wantedTypes = (
    types.includes('watch') ||
    (types.every((type) => type === 'bracelet') &&
      types.length > 0 &&
      (dial !== null || hints.includes('watch')) &&
      !RIGID.some((form) => allForms.includes(form)))
      ? ['watch' as const]
      : types.length > 0
        ? types
        : dial
          ? ['watch' as const]
          : hints.length === 0 && shaped
            ? [shaped]
            : chain || (spelled && hints.length === 0)
              ? ['necklace' as const]
              : hints.length > 0
                ? hints
                : allForms.some((form) => TYPE_OF[form])
                  ? allForms.flatMap((form) => TYPE_OF[form] ?? []).slice(0, 1)
                  : isBandOf(findings)
                    ? ['ring' as const]
                    : []
  ).filter((type) => !refused.types.includes(type));
  return { wantedTypes, typeWords, isNamed: types.length > 0 };
}
