import type { Image } from '@jewelry/contract';
import type { JewelryTypeId, PresetId } from '@jewelry/contract/constants';
import { browserStorage } from '../../utils/browserStorage';

/** What stands in the prompt form of somebody who is asked to sign in. */
export interface IntendedDraft {
  readonly text: string;
  readonly type: JewelryTypeId | null;
  readonly presetIds: readonly PresetId[];
}

/** What somebody wanted to do when an account was asked for, with all that is needed to go on afterwards. */
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

/** Remembers an intent for this tab. It outlasts a reload, which is how a confirmed address arrives; a newer one replaces it. */
export const keepIntent = (intent: Intent): void => browserStorage.set('intent', JSON.stringify(intent));

/** The intent with this action, handed out once; null when there is none. */
export function takeIntent<A extends IntentAction>(action: A): IntentOf<A> | null {
  const intent = readIntent();
  if (intent?.action !== action) return null;
  forgetIntent();
  return intent as IntentOf<A>;
}

/** For whoever changes their mind, and for whoever signs out. */
export const forgetIntent = (): void => browserStorage.remove('intent');
