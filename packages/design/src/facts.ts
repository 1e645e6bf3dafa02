/** All facts about a piece, read from its geometry once. */
import type { Built } from './built';
import { builtOf, metalsOfPiece } from './built';
import { describeDesign } from './describe';
import type { Piece } from './piece';
import type { DesignSpec } from './spec';
import { asBuilt } from './truth';
import type { BillOfMaterials } from './weigh/billOfMaterials';
import { billOfMaterials } from './weigh/billOfMaterials';

export interface PieceFacts {
  /** The design with the stones that were built, see `asBuilt`. */
  readonly design: DesignSpec;
  readonly built: Built;
  readonly bill: BillOfMaterials;
  /** One sentence that describes the image, for alternative texts. */
  readonly alt: string;
}

/** Parts, weights and description of a built piece. Takes a tenth of a second or more: the metal is weighed. */
export function factsOf(spec: DesignSpec, piece: Piece): PieceFacts {
  const metals = metalsOfPiece(spec, piece);
  return {
    design: asBuilt(spec, piece),
    built: builtOf(spec, piece, metals),
    bill: billOfMaterials(spec, piece, metals),
    alt: describeDesign(spec, piece),
  };
}
