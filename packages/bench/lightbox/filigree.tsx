import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { sampleImage } from '../../ui/src/testing/sampleImages';
import { Lightbox } from '../../ui/src/features/images/Lightbox/Lightbox';
import '../../ui/src/theme/global';
import { addOpener, pieces } from './pieces';

const images = pieces.map((url, index) =>
  sampleImage(index, { image_url: url, url, imageUrl: url, renditions: [{ width: 640, url }] }),
);

function Page() {
  const [imageId, setImageId] = useState<string | null>(null);
  useEffect(() => addOpener(() => setImageId(images[0]?.id ?? null)), []);
  return (
    <Lightbox
      images={images}
      imageId={imageId}
      onImageChange={setImageId}
      onClose={() => setImageId(null)}
      onReusePrompt={() => undefined}
      onToggleLike={() => undefined}
      onCopyLink={() => undefined}
      onDownload={() => undefined}
    />
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Page />);
