/** Entry of the design worker's thread. The bundle emits it separately as `design-worker.js`. */
import { parentPort } from 'node:worker_threads';
import { billOfMaterials, designFromPrompt, draftPiece } from '@jewelry/design';
import { applyChange, variationsOf } from './change';
import type { DesignTask, DesignTaskResult } from './designWorker';

const port = parentPort;
if (!port) throw new Error('This module runs only as a worker thread.');

function resultOf(task: DesignTask) {
  switch (task.kind) {
    case 'plan':
      return designFromPrompt(task.request);
    case 'weigh':
      return task.isDraft ? billOfMaterials(task.spec, draftPiece(task.spec)) : billOfMaterials(task.spec);
    case 'change':
      return applyChange(task.spec, task.change);
    case 'vary':
      return variationsOf(task.spec, task.options);
  }
}

port.on('message', (task: DesignTask) => {
  let answer: DesignTaskResult;
  try {
    answer = { result: resultOf(task) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
