import { JEWELRY_TYPE_IDS } from '@jewelry/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type PromptAction, type PromptDraft, promptReducer } from './promptReducer';

function after(...actions: PromptAction[]): PromptDraft {
  return actions.reduce(promptReducer, emptyDraft);
}

const write = (text: string): PromptAction => ({ do: 'write', text });
const choose = (type: 'ring' | 'watch'): PromptAction => ({ do: 'chooseType', type });

describe('a type', () => {
  it('fills the box with its label (STA-15)', () => {
    expect(after(choose('ring'))).toMatchObject({ text: 'Ring', type: 'ring' });
  });

  it('restores the replaced text with undo (STA-15)', () => {
    expect(after(write('a band of rubies'), choose('ring'), { do: 'undo' })).toEqual({
      ...emptyDraft,
      text: 'a band of rubies',
    });
  });

  it('restores the typed text after several types', () => {
    expect(after(write('mine'), choose('ring'), choose('watch'), { do: 'undo' }).text).toBe('mine');
  });

  it('clears type, label and prompt on a second press (STA-16), and can still restore the typed text', () => {
    const cleared = after(write('mine'), choose('ring'), choose('ring'));
    expect(cleared).toMatchObject({ text: '', type: null });
    expect(promptReducer(cleared, { do: 'undo' }).text).toBe('mine');
  });

  it('has nothing to undo when the box was empty', () => {
    expect(after(choose('ring')).replacedText).toBeNull();
    expect(after(write('   '), choose('ring')).replacedText).toBeNull();
  });

  it('is cleared by typing (STA-17)', () => {
    expect(after(choose('ring'), write('Ring with a vine'))).toMatchObject({
      text: 'Ring with a vine',
      type: null,
    });
  });
});

describe('a reused prompt (STA-39)', () => {
  it('fills the box, clears the type, and can be undone', () => {
    const reused = after(write('mine'), { do: 'reuse', text: 'theirs' });
    expect(reused).toMatchObject({ text: 'theirs', type: null });
    expect(promptReducer(reused, { do: 'undo' }).text).toBe('mine');
  });
});

describe('submitting', () => {
  const withPresets = after(choose('ring'), { do: 'setPresets', presetIds: ['ruby'] });

  it('clears text and type and keeps the presets (STA-26, STA-27)', () => {
    expect(promptReducer(withPresets, { do: 'sent' })).toEqual({ ...emptyDraft, presetIds: ['ruby'] });
  });

  it('restores text and type after a failure', () => {
    const failed = after(choose('ring'), { do: 'sent' }, { do: 'restore', draft: { text: 'Ring', type: 'ring' } });
    expect(failed).toMatchObject({ text: 'Ring', type: 'ring' });
  });

  it('does not overwrite text typed in the meantime', () => {
    const failed = after({ do: 'sent' }, write('next'), { do: 'restore', draft: { text: 'first', type: null } });
    expect(failed.text).toBe('next');
  });
});

describe('presets', () => {
  it('are removed one by one without changing the text', () => {
    const draft = after(
      write('mine'),
      { do: 'setPresets', presetIds: ['ruby', 'bold'] },
      { do: 'removePreset', presetId: 'ruby' },
    );
    expect(draft).toMatchObject({ text: 'mine', presetIds: ['bold'] });
  });
});

it('lose no typed text: one undo restores it', () => {
  const button = fc.oneof(
    fc.constantFrom(...JEWELRY_TYPE_IDS).map((type): PromptAction => ({ do: 'chooseType', type })),
    fc.constant<PromptAction>({ do: 'setPresets', presetIds: ['bold'] }),
    fc.constantFrom<PromptAction>({ do: 'reuse', text: 'a vine' }, { do: 'reuse', text: 'a rose' }),
  );
  fc.assert(
    fc.property(fc.array(button, { minLength: 1 }), (presses) => {
      const draft = after(write('what I typed'), ...presses);
      const restored = draft.replacedText === null ? draft : promptReducer(draft, { do: 'undo' });
      expect(restored.text).toBe('what I typed');
    }),
  );
});

describe('a drawing (STA-27)', () => {
  const drawing = { paths: [], png: 'data:image/png;base64,', svg: '<svg/>', influence: 80 };

  it('is submitted with the prompt, and restored with it after a failure', () => {
    const sent = after(write('a lotus'), { do: 'setDrawing', drawing }, { do: 'sent' });
    expect(sent.drawing).toBeNull();
    expect(promptReducer(sent, { do: 'restore', draft: { text: 'a lotus', type: null, drawing } })).toMatchObject({
      text: 'a lotus',
      drawing,
    });
  });

  it('is restored after its removal, without changing the text', () => {
    const removed = after(
      write('a lotus'),
      { do: 'setDrawing', drawing },
      { do: 'setDrawing', drawing: null },
      write('a lily'),
    );
    expect(removed.drawing).toBeNull();
    expect(promptReducer(removed, { do: 'undo' })).toMatchObject({ text: 'a lily', drawing, removedDrawing: null });
  });

  it('is restored after drawings of other pieces replaced it, before the text is (STA-39)', () => {
    const [theirs, others] = [
      { ...drawing, influence: 40 },
      { ...drawing, influence: 60 },
    ];
    const reused = after(
      write('a lotus'),
      { do: 'setDrawing', drawing },
      { do: 'reuse', text: 'a vine' },
      { do: 'reuseDrawing', drawing: theirs },
      { do: 'reuse', text: 'a rose' },
      { do: 'reuseDrawing', drawing: others },
    );
    expect(reused).toMatchObject({ text: 'a rose', drawing: others });
    const undone = promptReducer(reused, { do: 'undo' });
    expect(undone).toMatchObject({ text: 'a rose', drawing });
    expect(promptReducer(undone, { do: 'undo' })).toMatchObject({
      text: 'a lotus',
      drawing,
      removedDrawing: null,
      replacedText: null,
    });
  });

  it('is restored after another piece is reused', () => {
    const reused = after(
      { do: 'setDrawing', drawing },
      { do: 'setDrawing', drawing: null },
      { do: 'reuseDrawing', drawing: { ...drawing, influence: 40 } },
    );
    expect(promptReducer(reused, { do: 'undo' }).drawing).toBe(drawing);
  });

  it('is restored along with text entered since, and by undo where a newer drawing exists', () => {
    const newer = { ...drawing, influence: 20 };
    const restore: PromptAction = { do: 'restore', draft: { text: 'a lotus', type: null, drawing } };
    expect(after(write('a leaf'), restore)).toMatchObject({ text: 'a leaf', drawing });
    const failed = after({ do: 'setDrawing', drawing: newer }, restore);
    expect(failed).toMatchObject({ drawing: newer, removedDrawing: drawing });
    const undone = promptReducer(failed, { do: 'undo' });
    expect(undone).toMatchObject({ drawing, removedDrawing: newer });
    expect(promptReducer(undone, { do: 'undo' }).drawing).toBe(newer);
  });
});
