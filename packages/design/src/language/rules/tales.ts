/** Words of stories and of wishes in each language, for whole sentences. */
import { byLanguage, cuesIn } from '../cues';

/** People and animals of whom an English sentence tells. */
const TOLD_OF = cuesIn(
  'en',
)`(?<!${'before-whom'} (?:${'possessive'} (?:\p{L}+[ -]){0,2})?)(?:${'subject'}|${'who'}|(?:${'possessive'} (?:\p{L}+[ -]){0,2}?)?(?:${'relative'}|${'pet-or-bond'})(?: (?!${'preposition'})\p{L}+)??)`;

/** Words by which a sentence tells of what happened, for languages that leave out the subject without one. */
export const toldIn = byLanguage((language) => {
  const words = cuesIn(language);
  const past = words`${'told'}|(?<!\p{L})(?!${'not-told'})\p{L}{3,}${'told-ending'}|${'perfect'} (?:${'told-adverb'} )?\p{L}{2,}${'participle'}`;
  if (language === 'de')
    return words`${past}|(?:${'person'}|${'possessive'}).*${'perfect-apart'}.*${'participle'}(?=\s*(?:,|$|${'and'} ))|${'perfect-apart'} .*${'possessive'} .*${'taken-away'}`;
  if (language === 'en')
    return words`${past}|(?:${'subject-and-have'}|${TOLD_OF}(?:['’]${'contracted-have'})?) (?:${'told-adverb'} ){0,2}(?:${'past-of-subject'}|(?!${'not-told'})\p{L}{3,}${'past-ending'})`;
  return past;
});

/** Words by which a sentence tells of everyday life; what it names of a piece may still be wished. */
export const DAILY_LIFE = cuesIn('en')`${TOLD_OF} (?:${'told-adverb'} ){0,2}(?:${'daily'}|${'daily-of-subject'})`;

/** Words by which a sentence states a wish. */
export const wishIn = byLanguage((language) => cuesIn(language)`${'wish'}|${'wish-at-end'}$`);
