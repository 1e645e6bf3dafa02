import type { Image } from '@jewelry/contract';
import { pieceAt } from '@jewelry/mocks';

/** Images for stories: deterministic, from the collection of the mocks. */
export function sampleImage(index: number, changes: Partial<Image> = {}): Image {
  const piece = pieceAt(index);
  const url = `/pictures/${piece.picture}.webp`;
  const createdAt = new Date(Date.UTC(2026, 10, 20, 5, 60 - index)).toISOString();
  const id = `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  return {
    id,
    piece_id: id,
    prompt: piece.prompt,
    image_url: url,
    url,
    imageUrl: url,
    watermarked_url: url,
    renditions: [{ width: 640, url }],
    imagined: null,
    thumbhash: piece.thumbhash,
    alt: piece.alt,
    created_at: createdAt,
    createdAt,
    metadata: {
      seed: index,
      provider: 'builtin',
      model: null,
      presets: [...piece.presets],
      type: piece.type,
      has_drawing: false,
      width: 640,
      height: 640,
      design: { ...piece.design },
      understood: [piece.type],
      not_understood: [],
    },
    built: piece.built,
    requirements: [...piece.requirements],
    user_id: null,
    author_name: 'Filigree Atelier',
    is_private: false,
    is_liked: false,
    like_count: (index * 37) % 240,
    watermarked: true,
    useCache: true,
    estimatedCost: null,
    ...changes,
  };
}

export function sampleImages(count: number, changes: Partial<Image> = {}): Image[] {
  return Array.from({ length: count }, (_, index) => sampleImage(index, changes));
}

export const ownerId = '018f0000-0000-7000-9000-000000000001';
