import { parentPort } from 'node:worker_threads';
import { factsOf, type DesignSpec, type Piece } from '@jewelry/design';
import { packPiece, type PackedScene } from '../scene/pack';
import { CONTROL } from './buffers';
import type { FromWorker, ToWorker } from './protocol';
import { lightStudio, openStudio, type Studio } from './studio';

/** Builds geometry from specs inside a worker thread, so that only the small spec is transferred. */
export interface Workshop {
  build(spec: DesignSpec): Piece;
  /** A somewhat coarser piece. */
  draft(spec: DesignSpec): Piece;
  /** A much coarser piece; null where building it would not be faster. */
  sketch(spec: DesignSpec): Piece | null;
}

/** Makes this worker thread serve a renderer pool. @throws Error when called on the main thread. */
export function serveRenderer(workshop: Workshop): void {
  const port = parentPort;
  if (!port) throw new Error('The renderer worker runs only as a worker thread.');
  const send = (message: FromWorker) => port.postMessage(message);
  let studio: Studio | null = null;
  let pictured: Piece | null = null;
  let control: Int32Array = new Int32Array(0);
  /** Of the last scene that this thread packed; all threads have copied it when the next is packed. */
  let memory = new SharedArrayBuffer(0);
  const pack = (piece: Piece, body: string): PackedScene => {
    const scene = packPiece(piece, body, memory);
    ({ memory } = scene);
    return scene;
  };

  function work(message: ToWorker): FromWorker {
    const { job } = message;
    // The last picture's memory is free for the next piece.
    if (message.type === 'build' || message.type === 'sketch') {
      studio = null;
      pictured = null;
    }
    if (message.type === 'build') {
      const { spec, isDraft } = message;
      pictured = isDraft ? workshop.draft(spec) : workshop.build(spec);
      return { type: 'built', job, scene: pack(pictured, spec.root.id), shot: pictured.shot };
    }
    if (message.type === 'sketch') {
      const piece = workshop.sketch(message.spec);
      if (!piece) return { type: 'unsketched', job };
      return { type: 'built', job, scene: pack(piece, message.spec.root.id), shot: piece.shot };
    }
    if (message.type === 'facts') {
      if (!pictured) throw new Error('This worker has built no piece.');
      return { type: 'facts', job, facts: factsOf(message.spec, pictured) };
    }
    if (message.type === 'load') {
      control = new Int32Array(message.buffers.control);
      studio = openStudio(message.scene, message.shot, message.size, message.buffers);
      return { type: 'done', job, rays: 0 };
    }
    if (!studio) return { type: 'done', job, rays: 0 };
    for (;;) {
      if (Atomics.load(control, CONTROL.abort) !== 0) break;
      const unit = Atomics.add(control, CONTROL.nextUnit, 1);
      if (unit >= message.units) break;
      studio.run(message.phase, unit);
    }
    return { type: 'done', job, rays: studio.rays() };
  }

  port.on('message', (message: ToWorker) => {
    let response: FromWorker;
    try {
      response = work(message);
    } catch (error) {
      response = { type: 'failed', job: message.job, message: error instanceof Error ? error.message : String(error) };
    }
    send(response);
  });
  lightStudio();
  send({ type: 'ready' });
}
