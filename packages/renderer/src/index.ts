/** Renders geometry as a studio photograph, progressively, on worker threads. */
export { createRenderer } from './renderer';
export type { Frame, Rendered, Renderer, RendererOptions, RenderOptions, RenderStats } from './renderer';
export type { FramePhase, Framing, PartsMap, Quality } from './render/phases';
export { encodePartsMap, encodePng } from './png';
/** For entry files of worker threads with custom builds. */
export { serveRenderer } from './render/serve';
/** For other threads of a process, started the same way from the sources and from a bundle. */
export { openThread } from './render/thread';
