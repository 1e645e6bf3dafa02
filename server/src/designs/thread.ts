/** Entry of the thread of the design worker. The bundle emits it on its own as `design-worker.js`. */
import { parentPort } from 'node:worker_threads';
import { billOfMaterials, designFromPrompt } from '@jewelry/design';
import type { DesignTask, DesignTaskResult } from './designWorker';

const port = parentPort;
if (!port) throw new Error('This module runs only as a worker thread.');

port.on('message', (task: DesignTask) => {
  let answer: DesignTaskResult;
  try {
    answer = { result: task.kind === 'plan' ? designFromPrompt(task.request) : billOfMaterials(task.spec) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
