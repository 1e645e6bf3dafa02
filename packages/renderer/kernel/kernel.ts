/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * The integrator in linear memory, in AssemblyScript: what WebAssembly exports.
 *
 * The ray caster tests four boxes, triangles or facets at once in single precision. That test only picks candidates:
 * what is hit, and where, is decided in double precision. `trace/kernel.ts` lays the scene out and names the answers'
 * places.
 */
export { castRays, enclose, cast } from './cast';
export { dress, place } from './layout';
export { leaveStone } from './stone';
export { farRadiance, hang, radiance, radianceWithoutCards } from './environment';
export { irradiance, lay, setLightMap, texelPosition, toStage } from './stage';
export { conductorFresnel, directionalAlbedo, fillAlbedo, sampleVisibleNormal, visibleWeight } from './conductor';
export { pathColor, zoneShare } from './pathColor';
export { meshNormals } from './surface';
export { traceReflection } from './metal';
export { mainLightSeen, openness } from './occlusion';
export { materialHit, sample, shadeHit, trace } from './tracer';
