import { designFacts } from './constants/design';
import type { Image } from './schemas/image';
import type { User } from './schemas/user';

/** The account as its owner sees it, without other fields of the record. */
export const userView = ({
  id,
  email,
  email_confirmed,
  first_name,
  last_name,
  subscription_plan,
  pending_email,
}: User): User => ({
  id,
  email,
  email_confirmed,
  first_name,
  last_name,
  subscription_plan,
  pending_email,
});

/** An image with its whole design and its owner; URLs are those that this viewer may load. */
export interface ImageRecord extends Pick<
  Image,
  | 'id'
  | 'piece_id'
  | 'prompt'
  | 'image_url'
  | 'watermarked_url'
  | 'renditions'
  | 'imagined'
  | 'thumbhash'
  | 'alt'
  | 'created_at'
  | 'metadata'
  | 'built'
  | 'requirements'
  | 'is_private'
  | 'is_liked'
  | 'like_count'
  | 'watermarked'
  | 'estimatedCost'
> {
  readonly owner_id: string;
  /** Null when the owner's account was deleted. */
  readonly owner: Pick<User, 'first_name' | 'last_name'> | null;
}

/**
 * The image as one viewer may see it: only its owner receives the account, the design, and the reason for a missing
 * picture as imagined.
 * @param viewerId null for an anonymous visitor
 */
export function imageView({ owner_id: ownerId, owner, ...image }: ImageRecord, viewerId: string | null): Image {
  const isOwner = viewerId === ownerId;
  const { metadata, image_url: url, created_at: createdAt, estimatedCost } = image;
  const { design } = metadata;
  return {
    ...image,
    url,
    imageUrl: url,
    createdAt,
    metadata: {
      ...metadata,
      design: design && !isOwner ? designFacts(design) : design,
      imagined_missing: isOwner ? metadata.imagined_missing : null,
    },
    user_id: isOwner ? ownerId : null,
    author_name: [owner?.first_name, owner?.last_name].filter(Boolean).join(' ') || null,
    useCache: estimatedCost !== null,
  };
}
