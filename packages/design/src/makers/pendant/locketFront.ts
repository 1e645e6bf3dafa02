/** What a prompt puts on the front of a locket: a figure, initials, a wreath of leaves. */
import { groupName, membersOf, type Grouped } from '../../motifs/group';
import { isMotif, lettersOf } from '../../motifs/library';
import { LEAFY } from '../../parts/border/words';
import type { Brief } from '../maker';

interface Front {
  figure: string | null;
  /** Initials, "" for none. */
  letters: string;
  isWreathed: boolean;
}

/** What the figures of a prompt are on a locket's front; a heart is its shape instead. */
export function frontOf({ motif, motifs, engraving }: Brief): Front {
  const letters = motifs.map(lettersOf).find((own) => own !== '') ?? '';
  const {
    members,
    isOnGround,
    isAround = false,
  }: Grouped = isMotif(motif) && lettersOf(motif) === ''
    ? membersOf(motif)
    : {
        members: motifs.filter((name) => lettersOf(name) === '').map((name) => ({ name, count: 1 })),
        isOnGround: false,
      };
  const figures = members.filter(({ name }) => name !== 'heart');
  const others = figures.filter(({ name }) => !LEAFY.has(name));
  const isWreathed = others.length < figures.length && (others.length > 0 || letters !== '' || engraving !== null);
  const shown = isWreathed ? others : figures;
  const figure =
    shown.length > 0 && letters === ''
      ? groupName({ members: shown, isOnGround, isAround: isAround && shown.length > 1 })
      : null;
  return { figure: isMotif(figure) ? figure : null, letters, isWreathed };
}
