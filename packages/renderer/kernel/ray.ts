/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */

/** The ray that is being cast; its distances are from where it enters the scene's box, mm. */
export abstract class Ray {
  /** Of the nearest hit so far. */
  static best: f64 = 0;
  /** Of the nearest hit that counts. */
  static nearest: f64 = 0;
  /** The first mesh that is hit ends the search, for shadows. */
  static firstMeshWins: bool = false;
  static meshBlocks: bool = false;
  static passesGlass: bool = false;
}
