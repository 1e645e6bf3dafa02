/** Figures all around a bangle: "a flower design all around", "con fiori tutto intorno". */
import type { Sentence } from '../sentence';

/** Words for all the way around, as the lexicons normalize them. */
const AROUND = new RegExp(
  `^(?:${[
    'all (?:the way )?a?round(?: (?:it|the bangle|the band|the cuff))?',
    'all over|(?:right|completely|entirely) a?round|full circle',
    'rundum|rundherum|ringsum|ringsherum|rings herum|ganz herum|rund herum',
    'tout (?:autour|le tour|du long)|sur tout le tour|tout autour du bracelet',
    'todo alrededor|alrededor|por todo (?:el )?alrededor|toda la vuelta|en todo el contorno',
    '(?:tutto|tutt) ?(?:intorno|attorno)|tutto il giro|lungo tutto il (?:bracciale|giro)',
    '(?:ao|em) (?:redor|volta)(?: tod[ao])?|a volta toda|toda a volta',
    'rondom|helemaal rond|dookoła|runt om|hela vägen runt',
    'по (?:всему )?кругу|вокруг|по всей окружности|кругом',
    'tamtur|tam tur|çepeçevre|cepecevre|boydan boya',
    '一圈|整圈|全圈|环绕|一周|全周|ぐるり|ぐるりと|全体に',
    'على كامل (?:المحيط|الدائرة)|حول(?:ها|ه)?|كامل الدائرة|चारों ओर|पूरे (?:घेरे|चारों ओर)|charon taraf',
  ].join('|')})$`,
  'u',
);
const LONGEST = 4;

/** The phrases that say that something goes all around; null where none does. */
function aroundIn(s: Sentence): readonly [from: number, to: number] | null {
  for (let i = 0; i < s.items.length; i++)
    for (let to = Math.min(s.items.length, i + LONGEST); to > i; to--)
      if (!s.isClosed(i) && AROUND.test(s.words(i, to))) return [i, to];
  return null;
}

/** Reads that the figures of a bangle go all around it, unless stones do. */
export function friezes(s: Sentence): void {
  const isStiff = (['bangle', 'cuff', 'hinged'] as const).some((form) => s.has('form', form));
  if (!isStiff || !s.has('motif') || s.all('stone').length > 0) return;
  const around = aroundIn(s);
  if (around === null) return;
  const [from, to] = around;
  s.find('tint', 'yes', from, to, { measure: 'bangle/around' });
  s.take(from, to);
}
