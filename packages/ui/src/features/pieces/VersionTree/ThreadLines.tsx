import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Thread } from './threads';
import * as styles from './VersionTree.css';

/**
 * The lines next to a row; those on the path to the selected version are brass. A linear history has beads between its
 * rows instead.
 */
export function ThreadLines({
  thread,
  isOnPath,
  path,
}: {
  thread: Thread | undefined;
  isOnPath: boolean;
  path: ReadonlySet<string> | null;
}) {
  if (!thread) return null;
  if (!path) return <span aria-hidden="true" className={styles.beads} />;
  return (
    <span aria-hidden="true">
      {thread.segments.map(({ kind, lane, child }) => (
        <span
          key={`${kind} ${lane}`}
          className={styles.segment[kind]}
          data-path={path.has(child) || undefined}
          style={assignInlineVars({ [styles.lane]: String(lane), [styles.ownLane]: String(thread.lane) })}
        />
      ))}
      <span
        className={styles.bead}
        data-path={isOnPath || undefined}
        style={assignInlineVars({ [styles.lane]: String(thread.lane) })}
      />
    </span>
  );
}
