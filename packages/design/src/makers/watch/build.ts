/** Builds a watch from its tree of parts. */
import type { Piece } from '../../piece';
import type { DesignSpec } from '../../spec';
import { Bench } from '../../parts/bench';
import { laidFlat, placeDrawing } from '../../parts/drawing';
import { photograph } from '../../parts/shot';
import { buildBezel } from './bezel';
import { buildCase, buildCrown } from './case';
import { buildDial } from './dial';
import { WatchFrame, exposureOf, inSlot } from './frame';
import { buildLugs, buildStrap } from './straps';

/** Position of a drawing on the dial, in mm of a 40 mm watch: its middle, and its plane slightly above the lacquer. */
const DRAWN = { y: -5.1, z: 5.66 } as const;

/** The geometry of a watch whose root is its case. */
export function buildWatch(spec: DesignSpec): Piece {
  const bench = new Bench(spec);
  const { root } = spec;
  const w = new WatchFrame(bench, root);
  const [[bezel], [dial], [crown], [strap]] = [
    inSlot(root, 'bezel'),
    inSlot(root, 'dial'),
    inSlot(root, 'crown'),
    inSlot(root, 'strap'),
  ];
  bench.inPart(root.id, () => {
    buildCase(w, bezel!);
    buildLugs(w, strap!.kind);
  });
  bench.inPart(bezel!.id, () => buildBezel(w, bezel!, dial!));
  bench.inPart(dial!.id, () => buildDial(w, dial!));
  const [face] = inSlot(dial!, 'face');
  if (face && spec.drawing)
    bench.inPart(face.id, () =>
      placeDrawing(
        bench,
        spec.drawing!,
        Number(face.params['drawing_height'] ?? 16) / 2,
        laidFlat(w.at(0, DRAWN.y, DRAWN.z)),
        { isSunk: true },
      ),
    );
  const beforeCrown = bench.parts.length;
  bench.inPart(crown!.id, () => buildCrown(w, crown!));
  // The case, not the case with its crown, is in the middle of the picture.
  if (!w.isPocket) for (let i = beforeCrown; i < bench.parts.length; i++) bench.outOfFrame.add(i);
  bench.inPart(strap!.id, () => buildStrap(w, strap!));
  return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 330, fill: 0.9, exposure: exposureOf(spec) }));
}
