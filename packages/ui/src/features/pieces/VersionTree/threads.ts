/** A node of the tree: a version, or a running change. */
export interface TreeNode {
  readonly id: string;
  readonly parent_id: string | null;
}

/** A line segment next to a row, part of the line from `child` to its parent version. */
export interface Segment {
  /**
   * `through`: past the row. `before`: from the row above to the bead of this one. `after`: from the bead to the row
   * below. `join`: from the row above, along its own lane, into the bead.
   */
  readonly kind: 'through' | 'before' | 'after' | 'join';
  readonly lane: number;
  readonly child: string;
}

export interface Thread {
  /** Lane of the bead, from 0. */
  readonly lane: number;
  readonly segments: readonly Segment[];
}

interface Lane {
  readonly awaited: string;
  readonly child: string;
}

/**
 * Lays out the lines of a tree next to a list of its nodes, like graphs of revision control: each branch has its own
 * lane down to its parent version.
 * @param nodes newest first, so that each precedes its parent
 */
export function threadsOf(nodes: readonly TreeNode[]): {
  readonly threads: readonly Thread[];
  readonly laneCount: number;
} {
  const known = new Set(nodes.map(({ id }) => id));
  const lanes: (Lane | null)[] = [];
  let laneCount = 1;
  const threads = nodes.map(({ id, parent_id: parent }): Thread => {
    const own = lanes.findIndex((lane) => lane?.awaited === id);
    const free = lanes.indexOf(null);
    const lane = own >= 0 ? own : free >= 0 ? free : lanes.length;
    const segments: Segment[] = [];
    for (const [index, line] of lanes.entries()) {
      if (!line) continue;
      const isMine = line.awaited === id;
      segments.push({ kind: !isMine ? 'through' : index === lane ? 'before' : 'join', lane: index, child: line.child });
      if (isMine) lanes[index] = null;
    }
    lanes[lane] = parent !== null && known.has(parent) ? { awaited: parent, child: id } : null;
    if (lanes[lane]) segments.push({ kind: 'after', lane, child: id });
    laneCount = Math.max(laneCount, lane + 1);
    return { lane, segments };
  });
  return { threads, laneCount };
}

/** The ids of a node and its ancestors. */
export function ancestryOf(nodes: readonly TreeNode[], id: string): ReadonlySet<string> {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const found = new Set<string>();
  for (let at: string | null | undefined = id; at && !found.has(at); at = parents.get(at)) found.add(at);
  return found;
}
