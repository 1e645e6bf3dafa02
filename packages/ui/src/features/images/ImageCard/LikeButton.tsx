import type { Image } from '@jewelry/contract';
import { HeartIcon } from '../../../icons/glyphs';
import { countLikes, figure, likeName } from '../messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { like, likeCount, likedHeart } from './ImageCard.css';

interface LikeButtonProps {
  image: Image;
  /** Without it only the count is shown. */
  onToggleLike?: (image: Image) => void;
  isDisabled: boolean;
}

/** A heart and its count. */
export function LikeButton({ image, onToggleLike, isDisabled }: LikeButtonProps) {
  const { is_liked: isLiked, like_count: count } = image;
  const heart = <HeartIcon isFilled={isLiked} className={isLiked ? likedHeart : undefined} />;
  if (onToggleLike === undefined) {
    return (
      <span className={likeCount}>
        {heart}
        <span aria-hidden="true">{figure(count)}</span>
        <VisuallyHidden>{countLikes(count)}</VisuallyHidden>
      </span>
    );
  }
  return (
    <IconButton
      aria-label={likeName(count)}
      aria-pressed={isLiked}
      tooltip={false}
      size="sm"
      isWithText
      isDisabled={isDisabled}
      className={like}
      onPress={() => onToggleLike(image)}
    >
      {heart}
      {figure(count)}
    </IconButton>
  );
}
