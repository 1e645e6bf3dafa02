/** A scripted thread: the prompt is `work <ms>`, `fail`, `hang` or `exit`. */
import { parentPort } from 'node:worker_threads';
import type { DesignTask } from '../designWorker';

const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

parentPort?.on('message', (task: DesignTask) => {
  const [action, ms] = (task.kind === 'plan' ? task.request.prompt : task.spec.prompt).split(' ');
  if (action === 'hang') block(60_000);
  if (action === 'exit') process.exit(1);
  if (action === 'fail') return parentPort?.postMessage({ failure: 'no such maker' }, []);
  block(Number(ms));
  parentPort?.postMessage({ result: { action } }, []);
});
