/**
 * Traditional Chinese characters and their simplified forms at the same index: those of the common Big5 set whose
 * simplified forms are in GB 2312, from OpenCC's TSCharacters (Apache-2.0), with variants that jewelers write.
 */
import HANZI from './hanzi.json' with { type: 'json' };

const SIMPLIFIED = [...HANZI.simplified];
const FORMS = new Map([...HANZI.traditional].map((sign, i) => [sign, SIMPLIFIED[i]!]));

/** A text with traditional characters replaced by simplified ones; Japanese ones change alike on both sides of a look-up. */
export const simplified = (text: string): string => [...text].map((sign) => FORMS.get(sign) ?? sign).join('');
