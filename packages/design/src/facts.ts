/** All facts about a piece, read from its geometry once. */
import { builtOf, metalsOfPiece, type Built } from './built';
import { describeDesign } from './describe';
import { extentsOf, type Extents } from './extents';
import type { Piece } from './piece';
import type { DesignSpec } from './spec';
import { asBuilt } from './truth';
import { billOfMaterials, type BillOfMaterials } from './weigh/billOfMaterials';

export interface PieceFacts {
  /** The design with the stones that were built, see `asBuilt`. */
  readonly design: DesignSpec;
  readonly built: Built;
  readonly bill: BillOfMaterials;
  readonly extents: Extents;
  /** One sentence that describes the image, for alternative texts. */
  readonly alt: string;
}

/** Facts that are stored with a piece; lengths of its parts are measured again. */
export type StoredFacts = Omit<PieceFacts, 'extents'>;

/** Parts, weights and description of a built piece. Takes a tenth of a second or more: the metal is weighed. */
export function factsOf(spec: DesignSpec, piece: Piece): PieceFacts {
  const metals = metalsOfPiece(spec, piece);
  return {
    design: asBuilt(spec, piece),
    built: builtOf(spec, piece, metals),
    bill: billOfMaterials(spec, piece, metals),
    extents: extentsOf(spec, piece),
    alt: describeDesign(spec, piece),
  };
}
