/** The words of changes, beside those of prompts. */
import AR from '../language/lexicon/change/ar.json' with { type: 'json' };
import DE from '../language/lexicon/change/de.json' with { type: 'json' };
import EN from '../language/lexicon/change/en.json' with { type: 'json' };
import ES from '../language/lexicon/change/es.json' with { type: 'json' };
import FR from '../language/lexicon/change/fr.json' with { type: 'json' };
import IT from '../language/lexicon/change/it.json' with { type: 'json' };
import PT from '../language/lexicon/change/pt.json' with { type: 'json' };
import RU from '../language/lexicon/change/ru.json' with { type: 'json' };
import { PROMPT_WORDS, extended } from '../language/lookup';

/** Classes: `edit` (what to do), `step` (comparatives), `quality` (adjectives after "more" and "less"), `degree`, `target` (parts). */
export const CHANGE_WORDS = extended(PROMPT_WORDS, { ar: AR, de: DE, en: EN, es: ES, fr: FR, it: IT, pt: PT, ru: RU });
