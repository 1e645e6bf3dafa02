import type { Image } from '@jewelry/contract';
import { lightboxMessages } from './messages';

/** Reinterpreted terms of the prompt, from the design. */
function readAs(design: Image['metadata']['design']): [word: string, meant: string][] {
  const words = design?.['read_as'];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/**
 * For images from before requirements were recorded: rows about how the prompt was read, such as corrected typos, words
 * that were not understood or not followed, or that the piece is a guess.
 */
export function readingDetails({ metadata, requirements }: Image): [name: string, value: string][] {
  if (requirements !== null)
    return [
      [
        lightboxMessages.readAs,
        readAs(metadata.design)
          .map(([word, meant]) => `${word} → ${meant}`)
          .join(', '),
      ],
    ];
  const { understood, not_understood: lost, design } = metadata;
  if (understood.length === 0 && lost.length > 0) return [[lightboxMessages.guessed, lightboxMessages.guessedAll]];
  return [
    [
      lightboxMessages.readAs,
      readAs(design)
        .map(([word, meant]) => `${word} → ${meant}`)
        .join(', '),
    ],
    [lightboxMessages.leftOut, lost.join(', ')],
  ];
}
