import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { LockIcon } from '../../../icons/glyphs';
import { imageMessages } from '../messages';
import * as styles from './PrivateMarker.css';

/** The lock in the corner of a picture that only its owner sees. Its parent is positioned. */
export function PrivateMarker() {
  return (
    <span className={styles.marker}>
      <LockIcon size={16} />
      <VisuallyHidden>{imageMessages.private}</VisuallyHidden>
    </span>
  );
}
