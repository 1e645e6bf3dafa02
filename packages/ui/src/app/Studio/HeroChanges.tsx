import type { Image } from '@jewelry/contract';
import { piecePath } from '@jewelry/contract/constants';
import { Button } from '../../components/Button/Button';
import { requestChange, suggestionsFor } from '../../features/pieces';
import { useApp } from '../../features/session';

/** Changes to try on a piece: each opens its workbench with the change under way, the last with variations. */
export function HeroChanges({ image }: { image: Image }) {
  const { navigate } = useApp();
  const begin = (words: string | null): void => {
    requestChange({ imageId: image.id, words });
    navigate(piecePath(image.id));
  };
  return (
    <>
      {suggestionsFor(image.built).slice(0, 3).map((words) => (
        <Button key={words} size="sm" onPress={() => begin(words)}>
          {words}
        </Button>
      ))}
      <Button size="sm" onPress={() => begin(null)}>
        Variations
      </Button>
    </>
  );
}
