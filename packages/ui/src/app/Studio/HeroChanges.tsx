import type { Image } from '@jewelry/contract';
import { Button } from '../../components/Button/Button';
import { suggestionsFor } from '../../features/pieces';
import { useBeginChange } from './useBeginChange';

/** Suggested changes of a piece: each opens its workbench and starts the change, the last one opens variations. */
export function HeroChanges({ image }: { image: Image }) {
  const startChange = useBeginChange(image);
  return (
    <>
      {suggestionsFor(image.built)
        .slice(0, 3)
        .map((text) => (
          <Button key={text} size="sm" onPress={() => startChange(text)}>
            {text}
          </Button>
        ))}
      <Button size="sm" onPress={() => startChange(null)}>
        Variations
      </Button>
    </>
  );
}
