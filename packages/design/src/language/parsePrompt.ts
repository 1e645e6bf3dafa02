/** Reads a prompt: what it asks for and refuses, and which of its words nobody understood. Never throws. */
import { understand } from './grammar';
import { itemsOf } from './items';
import { Sentence } from './sentence';
import { MOST_READ } from './tokenizer';
import type { ParsedPrompt } from './parsedPrompt';
import { toParsedPrompt } from './parsedPrompt';

/** The wishes of a prompt in any of the languages that are read; words beyond its first 2,000 characters are not. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const { items, readAs } = itemsOf(prompt);
  const sentence = new Sentence(prompt.slice(0, MOST_READ), items);
  understand(sentence);
  return toParsedPrompt(sentence, readAs);
}
