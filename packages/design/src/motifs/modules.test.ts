import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';
import { type CaseGroup, sampled } from '../testing/sampled';
import { OUTLINES } from './icons/outlines';
import { MODULES } from './modules';

/** A prompt for a pendant in each language. */
const PENDANT: Readonly<Record<string, (word: string) => string>> = {
  en: (word) => `silver ${word} pendant`,
  de: (word) => `Anhänger ${word} aus Silber`,
  fr: (word) => `pendentif ${word} en argent`,
  es: (word) => `colgante de ${word} en plata`,
  it: (word) => `ciondolo ${word} in argento`,
  pt: (word) => `pingente de ${word} em prata`,
  nl: (word) => `zilveren hanger ${word}`,
  sv: (word) => `hänge ${word} i silver`,
  pl: (word) => `srebrny wisiorek ${word}`,
  ru: (word) => `серебряный кулон ${word}`,
  tr: (word) => `gümüş ${word} kolye ucu`,
  ar: (word) => `قلادة فضة ${word}`,
  hi: (word) => `चांदी का ${word} पेंडेंट`,
  zh: (word) => `银${word}吊坠`,
  ja: (word) => `シルバーの${word}ペンダント`,
  ko: (word) => `은 ${word} 펜던트`,
};

/** The first alternative of a phrase in the notation of the lexicons. */
const spelled = (phrase: string): string =>
  phrase
    .replaceAll(/[?*]/g, '')
    .split(' ')
    .map((part) => part.split('|')[0]!)
    .join(' ');

const isIcon = ({ id }: { id: string }): boolean => Object.hasOwn(OUTLINES, id);
const drawn = MODULES.filter((motif) => !isIcon(motif));
const icons = MODULES.filter(isIcon);

/** A sample of motifs by hand and of those from icons, which are many and alike. */
const samples = <T>(cases: readonly T[], fromIcons: readonly T[], nth: number): CaseGroup<T>[] =>
  [...sampled(cases, nth), ...sampled(fromIcons, 60)].filter((group) => group.cases.length > 0);

const wordsOf = (motifs: typeof MODULES) => motifs.map((motif) => [motif.id, motif.words] as const);

describe.each(samples(wordsOf(drawn), wordsOf(icons), 1))('in the $group of motifs', ({ cases, tags }) => {
  test.each(cases)('each word for "%s" is read as that motif, and nothing of its prompt is lost', { tags }, (id, words) => {
    for (const [language, phrases] of Object.entries(words))
      for (const phrase of phrases.filter(() => PENDANT[language])) {
        const prompt = PENDANT[language]!(spelled(phrase));
        const { requirements, not_understood } = designFromPrompt({ prompt, seed: 1 });
        const motifs = requirements.flatMap(({ concept, value }) => (concept === 'motif' ? [value] : []));
        expect({ prompt, motifs, not_understood }).toEqual({ prompt, motifs: [id], not_understood: [] });
      }
  });
});

/** Motifs with their first English word. A honeycomb is customarily made with stones. */
const named = (motifs: typeof MODULES) =>
  motifs.flatMap(({ id, words }) => (words['en']?.[0] && id !== 'honeycomb' ? [[id, spelled(words['en'][0])] as const] : []));

describe.each(samples(named(drawn), named(icons), 19))('in the $group of motifs', ({ cases, tags }) => {
  test.each(cases)('"%s" is built without stones, met, and named in the sentence about the piece', { tags }, (id, word) => {
    const { spec, requirements } = designFromPrompt({ prompt: `${word} pendant`, seed: 1 });
    const piece = draftPiece(spec);
    const facts = factsOf(spec, piece);
    expect(stonesOfPiece(piece)).toEqual([]);
    expect(facts.alt).toContain(id);
    expect(fulfil(requirements, spec, facts).find(({ text }) => text === word)).toMatchObject({ status: 'met' });
  });
});

test.each([
  ['gold ring for my daughter Iris', []],
  ['Tiger eye pendant', []],
  ['ours is a simple gold ring', []],
])('"%s" names no figure', (prompt, motifs) => {
  expect(designFromPrompt({ prompt, seed: 1 }).requirements.flatMap(({ concept, value }) => (concept === 'motif' ? [value] : []))).toEqual(motifs);
});
