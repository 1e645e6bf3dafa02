import { type ComponentProps, useReducer, useState } from 'react';
import { fn } from 'storybook/test';
import type { Drawing } from '../../../drawing/drawing';
import { PromptForm } from '../PromptForm';
import { emptyDraft, type PromptDraft, promptReducer } from '../promptReducer';

/** The form with state, so that stories behave like the product. */
export function StatefulPromptForm({ draft: initial, dispatch, ...props }: ComponentProps<typeof PromptForm>) {
  const [draft, change] = useReducer(promptReducer, initial);
  const [isPrivate, setPrivate] = useState(props.isPrivate ?? true);
  return (
    <PromptForm
      {...props}
      draft={draft}
      dispatch={(action) => {
        dispatch(action);
        change(action);
      }}
      isPrivate={isPrivate}
      onPrivacyChange={setPrivate}
      onSubmit={() => {
        props.onSubmit();
        change({ do: 'sent' });
      }}
    />
  );
}

/** An empty draft with changes. */
export function draftWith(changes: Partial<PromptDraft>): PromptDraft {
  return { ...emptyDraft, ...changes };
}

const LEAF =
  '<path d="M256 60C380 160 380 340 256 452C132 340 132 160 256 60M256 120V452" fill="none" stroke="#000" stroke-width="16"/>';

/** A leaf. */
export const drawing: Drawing = {
  paths: [],
  png: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${LEAF}</svg>`)}`,
  svg: LEAF,
  influence: 80,
};

/** An empty form on a paid plan. */
export const promptFormArgs = () => ({
  draft: emptyDraft,
  dispatch: fn(),
  access: 'paid' as const,
  onSubmit: fn(),
  onSignIn: fn(),
  onOpenPresets: fn(),
  onOpenPad: fn(),
});

/** The quota of a plan and its usage. */
export const usageToday = (limit: number, count: number) => ({ limit, count, resets_at: '2026-11-21T00:00:00.000Z' });
