import type { Image } from '@jewelry/contract';
import { piecePath } from '@jewelry/contract/constants';
import { requestChange } from '../../features/pieces';
import { useApp } from '../../features/session';

/** Opens the workbench of a piece with a change in words under way; with its variations for `null`. */
export function useBeginChange({ id }: Pick<Image, 'id'>): (words: string | null) => void {
  const { navigate } = useApp();
  return (words) => {
    requestChange({ imageId: id, words });
    navigate(piecePath(id));
  };
}
