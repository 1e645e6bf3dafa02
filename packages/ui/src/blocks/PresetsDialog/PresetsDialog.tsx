import type { PresetId } from '@jewelry/contract/constants';

export interface PresetsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The presets in force. The dialog works on a draft of them; closing throws the draft away. */
  presetIds: readonly PresetId[];
  /** Apply was pressed: the draft comes into force. The dialog then closes by itself. */
  onApply: (presetIds: PresetId[]) => void;
}

/** Styles, material and stones to add to the prompt. */
export function PresetsDialog(_props: PresetsDialogProps) {
  return null;
}
