/** A pendant that is a drawing in metal and stones. */
import { hangOnChain } from '../../parts/bail';
import { CABLE, chainNamed } from '../../parts/chain';
import { laidFlat, placeDrawing } from '../../parts/drawing';
import { photographed } from '../../parts/shot';
import { choice, measure, mm, viewFrom, type Maker } from '../maker';
import { PENDANT_PARAMS } from '../links';
import { paramsOf } from '../params';

export const drawnPendant: Maker = {
  name: 'drawn-pendant',
  params: paramsOf(PENDANT_PARAMS),
  plan: (brief, rng) => ({
    stones: [],
    variant: {
      chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
    },
    dimensions: { height: mm(brief.has('bold') ? 28 : brief.has('minimalist') ? 18 : 24) },
    view: viewFrom(rng, -9, 7),
  }),
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.72, raise: 0.05 }, (bench, spec) => {
    const k = measure(spec, 'height', 24) / 2;
    const { hang } = placeDrawing(bench, spec.drawing!, k, laidFlat([0, 0, Math.max(2.4, k * 0.2)]));
    hangOnChain(
      bench,
      [hang[0], hang[1] + 0.05, hang[2]],
      chainNamed(choice(spec, 'chain'), CABLE),
      Math.min(1.15, 0.72 + k * 0.03),
    );
  }),
};
