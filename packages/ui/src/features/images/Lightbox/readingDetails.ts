import type { Image } from '@jewelry/contract';
import { lightboxMessages } from './messages';

/** Reinterpreted terms of the prompt, from the design. */
function readAs(design: Image['metadata']['design']): [word: string, meant: string][] {
  const words = design?.['read_as'];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/**
 * For images made before requirements were recorded: what the maker made of a prompt's words, as rows of the details:
 * slips it mended, words that it did not understand or could not follow, or that all is a guess.
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
