/** Terms of changes, in addition to those of prompts. */
import AR from '../language/lexicon/change/ar.json' with { type: 'json' };
import DE from '../language/lexicon/change/de.json' with { type: 'json' };
import EN from '../language/lexicon/change/en.json' with { type: 'json' };
import ES from '../language/lexicon/change/es.json' with { type: 'json' };
import FR from '../language/lexicon/change/fr.json' with { type: 'json' };
import HI from '../language/lexicon/change/hi.json' with { type: 'json' };
import IT from '../language/lexicon/change/it.json' with { type: 'json' };
import JA from '../language/lexicon/change/ja.json' with { type: 'json' };
import KO from '../language/lexicon/change/ko.json' with { type: 'json' };
import NL from '../language/lexicon/change/nl.json' with { type: 'json' };
import PL from '../language/lexicon/change/pl.json' with { type: 'json' };
import PT from '../language/lexicon/change/pt.json' with { type: 'json' };
import RU from '../language/lexicon/change/ru.json' with { type: 'json' };
import SV from '../language/lexicon/change/sv.json' with { type: 'json' };
import TL from '../language/lexicon/change/tl.json' with { type: 'json' };
import TR from '../language/lexicon/change/tr.json' with { type: 'json' };
import UR from '../language/lexicon/change/ur.json' with { type: 'json' };
import ZH from '../language/lexicon/change/zh.json' with { type: 'json' };
import { PROMPT_WORDS, extended } from '../language/lookup';

/**
 * Classes: `edit` (what to do), `step` (comparatives), `quality` (adjectives after "more" and "less"), `degree`,
 * `target` (parts).
 */
export const CHANGE_WORDS = extended(PROMPT_WORDS, {
  ar: AR,
  de: DE,
  en: EN,
  es: ES,
  fr: FR,
  hi: HI,
  it: IT,
  ja: JA,
  ko: KO,
  nl: NL,
  pl: PL,
  pt: PT,
  ru: RU,
  sv: SV,
  tl: TL,
  tr: TR,
  ur: UR,
  zh: ZH,
});
