/** Stones of a design that its prompt neither names nor implies. */
import type { Form } from './language/vocabulary';
import type { ParsedPrompt } from './language/parsedPrompt';
import type { JewelryType, Stone, StoneRole } from './spec';

/** Forms that imply stones in a position, in addition to those that the prompt names: a halo implies small diamonds. */
const INVITES: Record<StoneRole, readonly Form[]> = {
  center: [],
  side: ['three-stone', 'cluster', 'stack', 'charm', 'bypass', 'toi-et-moi', 'pave-shank', 'art-deco'],
  halo: ['halo', 'hidden-halo', 'double-halo', 'cluster'],
  pave: ['pave', 'pave-shank', 'scattered', 'eternity', 'half-eternity', 'channel', 'art-deco'],
  accent: ['hour-markers', 'chandelier', 'jhumka', 'chandbali', 'bypass', 'toi-et-moi', 'art-deco'],
};

/** Forms that have several stones at the head itself. */
const AT_HEAD: ReadonlySet<Form> = new Set(['three-stone', 'toi-et-moi', 'bypass', 'cluster', 'stack']);

type Invitation = Pick<ParsedPrompt, 'gems' | 'roles' | 'forms' | 'isAlone' | 'isBandRefused' | 'motifs' | 'named'>;

/** True for a band that the prompt wants without stones; those that it counts stand at the head. */
export const isBareBand = ({ isBandRefused, forms, named }: Invitation): boolean =>
  isBandRefused &&
  !forms.some((form) => AT_HEAD.has(form)) &&
  !named.some((one) => one.role === 'side' && one.count !== null);

const isOnBand = ({ role }: Stone): boolean => role === 'side' || role === 'pave' || role === 'accent';

/** True for a further kind of which neither place nor number is stated, without a figure: "a sapphire and diamond ring". */
const isOfOpenPlace = ({ kind }: Stone, { gems, motifs, named }: Invitation): boolean =>
  kind !== gems[0] &&
  motifs.length === 0 &&
  named.some((one) => one.kind === kind && (one.role ?? 'accent') === 'accent' && one.count === null);

const isInvited = (stone: Stone, invitation: Invitation): boolean =>
  stone.role === 'center' ||
  invitation.roles.includes(stone.role) ||
  INVITES[stone.role].some((form) => invitation.forms.includes(form)) ||
  (stone.role === 'halo' && isOfOpenPlace(stone, invitation));

/** True for a second named kind, and for one that is named as several: "a morganite and a diamond, no other stones". */
const isOneOfNamed = ({ kind }: Stone, { gems, named }: Invitation): boolean =>
  (gems.includes(kind) && kind !== gems[0]) ||
  named.some((one) => one.kind === kind && ((one.count ?? 1) > 1 || one.isSeveral));

/** True for halo stones that neither the prompt nor a vintage style implies. Stones of a watch's bezel are no halo. */
export const isUninvitedHalo = (stone: Stone, type: JewelryType, parsed: Invitation): boolean =>
  stone.role === 'halo' && type !== 'watch' && !parsed.forms.includes('vintage') && !isInvited(stone, parsed);

/**
 * The stones of a design whose kinds the prompt neither names nor implies. A requested halo implies diamonds, which may
 * then be set elsewhere too; in addition to named stones, no other kinds are allowed.
 */
export function uninvitedStones(stones: readonly Stone[], parsed: Invitation): Stone[] {
  const kinds = new Set([
    ...parsed.gems,
    ...stones.filter((stone) => isInvited(stone, parsed)).map(({ kind }) => kind),
  ]);
  return stones.filter(
    (stone) =>
      !kinds.has(stone.kind) ||
      (isOnBand(stone) && isBareBand(parsed)) ||
      (((parsed.isAlone && !isOneOfNamed(stone, parsed)) || stone.role === 'halo') && !isInvited(stone, parsed)),
  );
}
