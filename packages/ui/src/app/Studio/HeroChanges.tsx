import type { Image } from '@jewelry/contract';
import { Button } from '../../components/Button/Button';
import { suggestionsFor } from '../../features/pieces';
import { useBeginChange } from './useBeginChange';

/** Changes to try on a piece: each opens its workbench with the change under way, the last with variations. */
export function HeroChanges({ image }: { image: Image }) {
  const begin = useBeginChange(image);
  return (
    <>
      {suggestionsFor(image.built)
        .slice(0, 3)
        .map((words) => (
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
