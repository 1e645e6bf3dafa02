import type { Image } from '@jewelry/contract';
import { Picture } from '../../primitives/Picture/Picture';
import { previewOf } from '../../primitives/Picture/previewOf';
import { srcSetOf } from '../imageActions';
import * as styles from './QuoteDialog.css';

/** The piece beside the dialog: its whole square, whose ground goes on above and below in its own colours. */
export function PiecePicture({ image }: { image: Image }) {
  const ground = previewOf(image.thumbhash);
  return (
    <div className={styles.side}>
      {ground !== undefined &&
        ['above', 'below'].map((half) => (
          <div key={half} className={styles.ground}>
            <img src={ground} alt="" className={styles.rows} />
          </div>
        ))}
      <Picture
        src={image.image_url}
        srcSet={srcSetOf(image)}
        sizes="416px"
        alt={image.alt}
        thumbhash={image.thumbhash}
        poster={image.renditions[0]?.url}
        loading="eager"
        className={styles.square}
      />
    </div>
  );
}
