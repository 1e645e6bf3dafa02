import type { Image } from '@jewelry/contract';
import { piecePath } from '@jewelry/contract/constants';
import { requestChange } from '../../features/pieces';
import { useApp } from '../../features/session';

/** Opens the workbench of a piece and starts a change by text, or opens its variations for `null`. */
export function useBeginChange({ id }: Pick<Image, 'id'>): (text: string | null) => void {
  const { navigate } = useApp();
  return (text) => {
    requestChange({ imageId: id, text });
    navigate(piecePath(id));
  };
}
