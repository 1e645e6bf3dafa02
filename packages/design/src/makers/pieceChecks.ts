/** Checks of whole pieces, and of what their plates, bars and bodies carry. */
import { isMotif, motifVersions } from '../motifs/library';
import { ZODIAC } from '../motifs/zodiac';
import type { DesignPart, DesignSpec } from '../spec';
import { paramIn, partsIn, stonesIn } from '../spec/tree';
import { any, by, chosen, type Check } from './partChecks';
import { cutFigure } from './ring/plate';

/** True for signs, paws and letters, which include a coin. */
export const liesOnCoin = (motif: string | null): boolean =>
  motif !== null && (ZODIAC.includes(motif) || /^(?:om|paw|letters? )/.test(motif));

/** The coins of a piece with one letter each. */
export const letterCoins = ({ root }: DesignSpec): DesignPart[] =>
  [...partsIn(root)].filter(
    ({ kind, params }) =>
      kind === 'figure.relief' &&
      /^letter [A-Z]$/.test(String(params['motif'])) &&
      Number(params['version'] ?? 0) % motifVersions(String(params['motif'])) === 0,
  );

/** True for a chain bracelet with a bar, which carries a text or is bare. */
export const hasBar: Check = (spec) =>
  by('chain-bracelet')(spec) &&
  ((paramIn(spec, 'text') ?? paramIn(spec, 'letters')) !== undefined ||
    (stonesIn(spec).length === 0 && !isMotif(String(paramIn(spec, 'motif')))));

/** True for a bangle with a relief or a pattern all around. */
export const isWorked = any(chosen('around', 'yes'), (spec) => spec.root.params['engraving'] !== undefined);

/** True for a figure that is cut into the face of a signet. */
export const isCutIntoFace: Check = (spec) =>
  [...partsIn(spec.root)].some(
    (part) => part.kind === 'plate.signet' && cutFigure(part, spec.root.metal) !== undefined,
  );

/** True for short chains side by side below a part. */
export const hasHungChains: Check = (spec) =>
  [...partsIn(spec.root)].some(
    ({ kind, children }) => kind !== 'connector.ring' && (children['drops'] ?? []).some((one) => one.kind === 'drop'),
  );
