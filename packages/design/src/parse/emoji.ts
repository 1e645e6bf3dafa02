/** Emoji that name a piece, a stone or a motif, put into words; faces and flourishes say nothing of the piece. */
import type { Traced } from './traced';

const WORDS: readonly (readonly [words: string, emoji: string])[] = [
  ['ring', '💍'], ['watch', '⌚'], ['diamond', '💎'], ['heart', '❤♥🧡💛💚💙💜🖤🤍🤎💕💖💗💓💘💝💞💟🫶'], ['moon', '🌙🌛🌜🌝🌚🌕🌖🌗🌘🌑🌒🌓🌔'], ['star', '⭐🌟🌠💫'], ['sun', '☀🌞🌅'], ['moon and star', '☪'],
  ['rose flower', '🌹🥀'], ['cherry blossom', '🌸💮'], ['daisy', '🌼'], ['flower', '🌺🌷💐'], ['sunflower', '🌻'], ['lotus', '🪷'], ['clover', '🍀☘'], ['leaf', '🍃🌿🍂🍁'], ['cherry', '🍒'], ['palm tree', '🌴🏝'], ['tree of life', '🌳🌲'],
  ['butterfly', '🦋'], ['bee', '🐝'], ['ladybird', '🐞'], ['snake', '🐍'], ['dragon', '🐉🐲'], ['cat', '🐱🐈'], ['paw', '🐾🐶🐕'], ['horse', '🐴🐎'], ['rabbit', '🐰🐇'], ['teddy bear', '🧸🐻'], ['bow', '🎀'], ['strawberry', '🍓'], ['eiffel tower', '🗼'], ['lion', '🦁'], ['elephant', '🐘'], ['camel', '🐪🐫'], ['skull', '💀☠'],
  ['eagle', '🦅'], ['dove', '🕊'], ['bird', '🐦'], ['owl', '🦉'], ['peacock', '🦚'], ['feather', '🪶'], ['wing', '🪽'], ['dolphin', '🐬'], ['turtle', '🐢'], ['fish', '🐟🐠'], ['shell', '🐚'], ['wave', '🌊'], ['snowflake', '❄'], ['lightning', '⚡'], ['mountain', '⛰🏔'],
  ['anchor', '⚓'], ['compass', '🧭'], ['key', '🔑🗝'], ['crown', '👑'], ['cross', '✝⛪'], ['star of david', '✡'], ['om', '🕉'], ['evil eye', '🧿'], ['hamsa', '🪬'], ['infinity', '♾'], ['arrow', '🏹'], ['music note', '🎵🎶'], ['treble clef', '🎼'], ['guitar', '🎸'], ['football', '⚽'], ['airplane', '✈'],
  ['aries', '♈'], ['taurus', '♉'], ['gemini', '♊'], ['cancer', '♋'], ['leo', '♌'], ['virgo', '♍'], ['libra', '♎'], ['scorpio', '♏'], ['sagittarius', '♐'], ['capricorn', '♑'], ['aquarius', '♒'], ['pisces', '♓'],
];

const NAMES = new Map(WORDS.flatMap(([words, emoji]) => [...emoji].map((one) => [one, words] as const)));

/** Faces, people, hands, gifts, cakes and sparkles. */
const SILENT = /[\u{1F381}\u{1F382}\u{1F385}\u{1F389}\u{1F38A}\u{1F44B}-\u{1F450}\u{1F464}-\u{1F487}\u{1F4A5}\u{1F4AF}\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F93E}\u{1F970}-\u{1F97A}\u{1F9D0}-\u{1F9DF}\u{2728}]/gu;
/** Marks that only change how an emoji looks: variation selector, joiner, skin colours. */
const MARKS = /\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]/gu;

/** The text with its emoji in words, and which of them were read as what. */
export function spelled(text: Traced): { text: Traced; words: Record<string, string> } {
  const words: Record<string, string> = {};
  const out = text.replaceAll(/\p{Extended_Pictographic}/gu, (emoji) => {
    const name = NAMES.get(emoji);
    if (name === undefined) return emoji;
    // Three hearts in a row ask for one.
    if (words[emoji] !== undefined) return '';
    words[emoji] = name;
    return ` ${name} `;
  });
  return { text: out.replaceAll(SILENT, () => '').replaceAll(MARKS, () => ''), words };
}
