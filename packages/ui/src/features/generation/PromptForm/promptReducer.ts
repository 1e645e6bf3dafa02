import { JEWELRY_TYPES, type JewelryTypeId, type PresetId } from '@jewelry/contract/constants';
import type { Drawing } from '../../drawing';

/** The contents of the prompt form. */
export interface PromptDraft {
  /** The text in the box. */
  text: string;
  /** The selected type; the text is then its label. */
  type: JewelryTypeId | null;
  presetIds: readonly PresetId[];
  /** The drawing that accompanies the prompt. */
  drawing: Drawing | null;
  /** A photograph for the design service: a JPEG data URL. */
  photo: string | null;
  /** Whether the drawing belongs to another piece, where it remains stored. */
  isDrawingReused: boolean;
  /** The last removed or replaced drawing, which `undo` restores before any text. */
  removedDrawing: Drawing | null;
  /** Text replaced by a type or a reused prompt, which `undo` restores. */
  replacedText: string | null;
}

export const emptyDraft: PromptDraft = {
  text: '',
  type: null,
  presetIds: [],
  drawing: null,
  photo: null,
  isDrawingReused: false,
  removedDrawing: null,
  replacedText: null,
};

export type PromptAction =
  /** The user typed. */
  | { do: 'write'; text: string }
  /** A type was pressed. */
  | { do: 'chooseType'; type: JewelryTypeId }
  | { do: 'setPresets'; presetIds: readonly PresetId[] }
  | { do: 'removePreset'; presetId: PresetId }
  /** A drawing was attached, changed, or removed. */
  | { do: 'setDrawing'; drawing: Drawing | null }
  /** A photograph was added or removed. */
  | { do: 'setPhoto'; photo: string | null }
  /** Copies the prompt of another piece. */
  | { do: 'reuse'; text: string }
  /** Copies the drawing of another piece, with its prompt. */
  | { do: 'reuseDrawing'; drawing: Drawing }
  /** Restores the removed or replaced drawing, else the replaced text. */
  | { do: 'undo' }
  /** The prompt was submitted: clears text, type, drawing and photograph, and keeps the presets. */
  | { do: 'sent' }
  /**
   * The generation failed: restores the text unless it was edited since; the photograph unless there is a newer one;
   * and the drawing always, through `undo` if there is a newer one.
   */
  | { do: 'restore'; draft: Pick<PromptDraft, 'text' | 'type'> & Partial<Pick<PromptDraft, 'drawing' | 'photo'>> };

/** The rules of the prompt form: no button discards text or drawings of the user for good. */
export function promptReducer(draft: PromptDraft, action: PromptAction): PromptDraft {
  switch (action.do) {
    case 'write':
      return { ...draft, text: action.text, type: null, replacedText: null };
    case 'chooseType':
      return draft.type === action.type
        ? replaceText(draft, '', null)
        : replaceText(draft, labelOf(action.type), action.type);
    case 'setPresets':
      return { ...draft, presetIds: action.presetIds };
    case 'removePreset':
      return { ...draft, presetIds: draft.presetIds.filter((id) => id !== action.presetId) };
    case 'setDrawing':
      return {
        ...draft,
        drawing: action.drawing,
        isDrawingReused: false,
        removedDrawing: action.drawing ? null : draft.drawing,
      };
    case 'setPhoto':
      return { ...draft, photo: action.photo };
    case 'reuse':
      return replaceText(draft, action.text, null);
    case 'reuseDrawing':
      // A reused drawing is still stored with its piece; the previous drawing exists only here.
      return {
        ...draft,
        drawing: action.drawing,
        isDrawingReused: true,
        removedDrawing: draft.removedDrawing ?? draft.drawing,
      };
    case 'undo':
      if (draft.removedDrawing) {
        return {
          ...draft,
          drawing: draft.removedDrawing,
          isDrawingReused: false,
          removedDrawing: draft.isDrawingReused ? null : draft.drawing,
        };
      }
      return draft.replacedText === null
        ? draft
        : { ...draft, text: draft.replacedText, type: null, replacedText: null };
    case 'sent':
      return {
        ...draft,
        text: '',
        type: null,
        drawing: null,
        photo: null,
        isDrawingReused: false,
        removedDrawing: null,
        replacedText: null,
      };
    case 'restore': {
      const { text, type, drawing = null, photo = null } = action.draft;
      const worded = draft.text === '' ? { ...draft, text, type, replacedText: null } : draft;
      const restored = { ...worded, photo: draft.photo ?? photo };
      if (draft.drawing === null) return { ...restored, drawing };
      return { ...restored, removedDrawing: draft.removedDrawing ?? drawing };
    }
    default:
      return action satisfies never;
  }
}

/** Text from a button needs no undo; text typed before it does, until the user types again. */
function replaceText(draft: PromptDraft, text: string, type: JewelryTypeId | null): PromptDraft {
  const isOwnText = draft.type === null && draft.text.trim() !== '' && draft.text !== text;
  return { ...draft, text, type, replacedText: draft.replacedText ?? (isOwnText ? draft.text : null) };
}

function labelOf(id: JewelryTypeId): string {
  return JEWELRY_TYPES.find((type) => type.id === id)?.label ?? '';
}
