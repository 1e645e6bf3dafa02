import type { Image } from '@jewelry/contract';
import type { JewelryTypeId, PresetId } from '@jewelry/contract/constants';
import { browserStorage } from '../../utils/browserStorage';

/** The contents of the prompt form of a visitor who has to sign in. */
export interface IntendedDraft {
  readonly text: string;
  readonly type: JewelryTypeId | null;
  readonly presetIds: readonly PresetId[];
}

/** An action that needs an account, with the data to continue it after signing in. */
export type Intent =
  | { readonly action: 'like' | 'download' | 'quote'; readonly image: Image }
  | { readonly action: 'imagine'; readonly draft: IntendedDraft }
  | { readonly action: 'draw' | 'upgrade' | 'feedback' };

export type IntentAction = Intent['action'];
export type IntentOf<A extends IntentAction> = Extract<Intent, { readonly action: A }>;

function readIntent(): Intent | null {
  try {
    return JSON.parse(browserStorage.get('intent') ?? 'null') as Intent | null;
  } catch {
    return null;
  }
}

/**
 * Stores an intent for this tab, replacing an earlier one. It survives a reload, which follows the confirmation of an
 * address.
 */
export const storeIntent = (intent: Intent): void => browserStorage.set('intent', JSON.stringify(intent));

/** Returns the intent with this action and clears it; null when there is none. */
export function consumeIntent<A extends IntentAction>(action: A): IntentOf<A> | null {
  const intent = readIntent();
  if (intent?.action !== action) return null;
  clearIntent();
  return intent as IntentOf<A>;
}

/** Discards the intent, when the user cancels or signs out. */
export const clearIntent = (): void => browserStorage.remove('intent');
