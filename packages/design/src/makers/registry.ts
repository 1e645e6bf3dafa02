/** All makers by name, and which of them makes what. */
import type { Piece } from '../piece';
import type { DesignSpec, JewelryType } from '../spec';
import type { Random } from '../random';
import type { Brief, Maker } from './maker';
import { solitaire } from './ring/solitaire';

const MAKERS: readonly Maker[] = [solitaire];

export function makerNamed(name: string): Maker {
  const maker = MAKERS.find((m) => m.name === name);
  if (!maker) throw new RangeError(`No maker is called "${name}"`);
  return maker;
}

export const chooseMaker = (_type: JewelryType, _brief: Brief, _dice: Random): Maker => solitaire;

/**
 * The geometry of a design: meshes, stones and the camera.
 * @throws RangeError when the spec names a maker that does not exist.
 */
export const buildPiece = (spec: DesignSpec): Piece => makerNamed(spec.build.maker).build(spec);
