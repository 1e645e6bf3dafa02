import type { Image } from '@jewelry/contract';
import { appMessages } from '../../../i18n/messages';
import { Picture } from '../../../components/Picture/Picture';
import { srcSetOf } from '../../images';
import * as styles from './QuoteDialog.css';

/** The picture next to the dialog: the whole square, with its background extended above and below. */
export function PiecePicture({ image }: { image: Image }) {
  const smallest = image.renditions[0]?.url ?? image.image_url;
  return (
    <div className={styles.side}>
      {['above', 'below'].map((place) => (
        <div key={place} className={styles.ground}>
          {['left', 'right'].map((corner) => (
            <div key={corner} className={styles.half}>
              <img src={smallest} alt="" className={styles.corner} />
            </div>
          ))}
        </div>
      ))}
      <Picture
        missingText={appMessages.pictureMissing}
        src={image.image_url}
        srcSet={srcSetOf(image)}
        sizes="416px"
        alt={image.alt}
        thumbhash={image.thumbhash}
        poster={smallest}
        loading="eager"
        className={styles.square}
      />
    </div>
  );
}
