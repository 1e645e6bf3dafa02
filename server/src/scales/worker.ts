/** Entry of the thread that weighs designs. The bundle emits it on its own as `scales-worker.js`. */
import { parentPort } from 'node:worker_threads';
import { billOfMaterials } from '@jewelry/design';
import type { WeighAnswer, WeighRequest } from './scales';

const port = parentPort;
if (!port) throw new Error('The scales run only as a worker thread.');

port.on('message', ({ id, spec }: WeighRequest) => {
  let answer: WeighAnswer;
  try {
    answer = { id, bill: billOfMaterials(spec) };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
