/** Reads phrases that prompts have too, as changes: kinds, cuts, sizes, metals, settings and texts. */
import { cues } from '../language/cues';
import { goldOf } from '../gold';
import { understand } from '../language/grammar';
import type { Finding } from '../language/sentence';
import { TYPE_OF, type Form, type LeatherColor } from '../language/vocabulary';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage } from '../spec';
import type { Seen } from '../view';
import { TARGET_OF_FORM, TARGET_OF_ROLE, type Clause } from './clause';
import { SETTINGS, type Act, type SettingForm, type Target } from './instruction';

/** Words for the side of an engraving that is not seen. */
const INSIDE = cues`^${'inside'}$`;

/** Nouns that only name the piece or a part of it. */
const SILENT_FORMS: ReadonlySet<string> = new Set(['band', 'chain', 'charm', 'bangle', 'solitaire', 'links', 'pair']);

/** "Add milgrain", "add charms". */
export function additions(clause: Clause, isAlone = false): void {
  const { s } = clause;
  if (!isAlone && !s.has('edit', 'add')) return;
  for (const { target, at } of clause.named) {
    if (
      s.isClosed(at) ||
      !['milgrain', 'charms', 'companions', 'shoulders'].includes(target) ||
      s.id(at, 'form') === 'pave-shank'
    )
      continue;
    const [stone] = s.all('stone');
    clause.put(
      { do: 'add', form: target, kind: stone === undefined ? null : (s.id(stone, 'stone') as GemKind) },
      at,
      at + 1,
      target,
    );
    if (stone !== undefined) s.close(stone, stone + 1);
    s.close(at, at + 1);
  }
}

/** Reads kinds, cuts, sizes, metals, settings and texts. */
export function statements(clause: Clause): void {
  const { s } = clause;
  understand(s, true);
  const karats = s.findings.filter(({ concept }) => concept === 'karat');
  const isMany =
    s.findings.some(({ concept, value }) => concept === 'quantity' && value === 'many') || s.has('edit', 'all');
  const isOfAdded = (finding: Finding): boolean => {
    const target = TARGET_OF_ROLE[finding.role ?? ''];
    return (
      finding.concept === 'stone' &&
      target !== undefined &&
      s.findings.some(
        ({ concept, value, isRefused }) => concept === 'form' && !isRefused && TARGET_OF_FORM[value] === target,
      )
    );
  };
  for (const finding of s.findings) {
    const act = actOf(clause, finding, karats, isMany);
    if (!act || isOfAdded(finding)) continue;
    const target = targetOf(clause, finding, act);
    // A part that is the target of another phrase is only named.
    const isNamed =
      act.do === 'add' &&
      act.kind === null &&
      (clause.found.some((other) => other.target === target) ||
        s.findings.some(
          (other) =>
            ['stone', 'cut', 'size', 'metal'].includes(other.concept) &&
            !other.isRefused &&
            clause.targetNear(other.from) === target,
        ));
    if (isNamed && !s.has('edit', 'add')) continue;
    const measure = act.do === 'size' && (target === 'band' ? 'band_width' : target === 'chain' ? 'length' : null);
    clause.put(measure ? { do: 'length', measure, mm: act.mm } : act, finding.from, finding.to, target);
  }
}

function targetOf(clause: Clause, { concept, role, value, from }: Finding, act: Act): Target | null {
  if (act.do === 'add' || act.do === 'remove') return TARGET_OF_FORM[value] ?? null;
  if (['stone', 'cut', 'size', 'carats', 'colour'].includes(concept))
    return TARGET_OF_ROLE[role ?? ''] ?? clause.targetNear(from);
  if (['metal', 'finish', 'form', 'length'].includes(concept)) return clause.targetNear(from);
  return null;
}

/** "As earrings", "into a pendant". */
function isWanted(clause: Clause, i: number): boolean {
  const { s } = clause;
  const before = s.is(i - 1, 'grammar', 'a') ? i - 2 : i - 1;
  return s.isAny(before, 'edit', 'make', 'to');
}

/** "The ring" is the current piece. */
function isDefinite(clause: Clause, i: number): boolean {
  const { s } = clause;
  return s.is(i - 1, 'grammar', 'the') || s.is(i, 'target', 'piece') || clause.found.length > 0;
}

/** The kind of stones of a named part: "a halo of rubies". */
function kindOfPart(clause: Clause, target: Target): GemKind | null {
  return (clause.s.findings.find(
    ({ concept, role, isRefused }) =>
      concept === 'stone' && !isRefused && role !== null && TARGET_OF_ROLE[role] === target,
  )?.value ?? null) as GemKind | null;
}

function actOf(clause: Clause, finding: Finding, karats: readonly Finding[], isMany: boolean): Act | null {
  const { concept, value, measure, isRefused, from, to } = finding;
  if (isRefused) return null;
  switch (concept) {
    case 'metal': {
      const alone = karats.find((karat) => karat.from === from && karat.to === to);
      return alone
        ? { do: 'karat', karat: goldOf(value as Alloy)!.karat }
        : { do: 'metal', alloy: value as Alloy, hasKarat: karats.length > 0 };
    }
    case 'two-tone':
      return { do: 'two-tone' };
    case 'finish':
      return { do: 'finish', finish: value as Finish };
    case 'stone':
      // "Change the cut to emerald."
      if (
        value === 'emerald' &&
        clause.s.has('grammar', 'cut') &&
        !clause.s.findings.some((other) => other.concept === 'cut')
      )
        return { do: 'cut', cut: 'emerald' };
      return { do: 'stone', kind: value as GemKind, isMany };
    case 'colour':
      return { do: 'stone', kind: value as GemKind, isMany };
    case 'cut':
      return { do: 'cut', cut: value as Cut };
    case 'size':
      return { do: 'size', mm: Number(value) };
    case 'carats':
      return { do: 'carats', carats: Number(value) };
    case 'length':
      return { do: 'length', measure: measure!, mm: Number(value) };
    case 'prongs':
      return { do: 'prongs', count: Number(value) };
    case 'type':
      return isWanted(clause, from) || !isDefinite(clause, from) ? { do: 'type', type: value as JewelryType } : null;
    case 'hint':
      return isWanted(clause, from) ? { do: 'type', type: value as JewelryType } : null;
    case 'origin':
      return { do: 'origin', isGrown: value === 'lab-grown' };
    case 'engraving':
      return {
        do: 'engrave',
        text: value,
        isInside: clause.s.items.some(({ words }) => INSIDE.test(words)),
      };
    case 'name':
      return { do: 'name', name: value };
    case 'motif':
      return { do: 'motif', motif: value };
    case 'chain':
      return { do: 'chain', links: value };
    case 'section':
      return { do: 'section', section: value };
    case 'dial':
      return { do: 'dial', dial: value };
    case 'strap':
      return { do: 'strap', color: value as LeatherColor };
    case 'stage':
      return { do: 'stage', stage: value as Stage };
    case 'view':
      return { do: 'view', view: value as Seen };
    case 'form': {
      if ((SETTINGS as readonly string[]).includes(value)) return { do: 'setting', setting: value as SettingForm };
      if (SILENT_FORMS.has(value)) return null;
      // "झुमके" is the type and its form in one word.
      if (
        TYPE_OF[value as Form] !== undefined &&
        clause.s.items[from]!.concepts.some(({ kind, id }) => kind === 'type' && id === TYPE_OF[value as Form])
      )
        return null;
      return TARGET_OF_FORM[value] === undefined
        ? { do: 'form', form: value }
        : { do: 'add', form: value, kind: kindOfPart(clause, TARGET_OF_FORM[value]) };
    }
    default:
      return null;
  }
}
