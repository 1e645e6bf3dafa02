/** Parses a prompt into requirements, refusals and unknown words. Never throws. */
import { understand } from './grammar';
import { itemsOf } from './items';
import { Sentence } from './sentence';
import { MOST_READ } from './tokenizer';
import type { ParsedPrompt } from './parsedPrompt';
import { toParsedPrompt } from './toParsedPrompt';

/** Parses a prompt in any of the supported languages. Text after the first 2,000 characters is ignored. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const { items, readAs } = itemsOf(prompt);
  const sentence = new Sentence(prompt.slice(0, MOST_READ), items);
  understand(sentence);
  return toParsedPrompt(sentence, readAs);
}
