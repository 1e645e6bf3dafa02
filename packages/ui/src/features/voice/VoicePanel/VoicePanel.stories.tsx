import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { waitForVisible } from '../../../testing/storyTools';
import { agentConsent, voiceMessages } from '../messages';
import type { AssistantEntry } from '../useAssistant';
import { VoicePanel, type VoicePanelProps } from './VoicePanel';

const CONVERSATION: readonly AssistantEntry[] = [
  { id: 0, who: 'you', text: 'Can the band be a little thinner?', language: 'en-US' },
  {
    id: 1,
    who: 'filigree',
    text: 'Thinner band; 14 other choices unchanged.',
    change: {
      label: 'Thinner band',
      price: '−USD 31.50',
      onUndo: async () => ({ text: 'Back to the previous version.' }),
    },
  },
];

const ARGS: VoicePanelProps = {
  status: 'idle',
  entries: CONVERSATION,
  heard: '',
  level: 0,
  text: '',
  failure: null,
  language: 'en-US',
  isSpoken: true,
  canListen: true,
  consent: 'microphone',
  onLanguageChange: fn(),
  onSpokenChange: fn(),
  onConsent: fn(),
  onListen: fn(),
  onStop: fn(),
  onTextChange: fn(),
  onSend: fn(),
  onUndo: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Voice/VoicePanel',
  component: VoicePanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
  args: ARGS,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(voiceMessages.undo));
    await expect(args.onUndo).toHaveBeenCalledWith(CONVERSATION[1]?.change);
    await userEvent.click(canvas.getByRole('button', { name: voiceMessages.listen }));
    await expect(args.onListen).toHaveBeenCalledOnce();
  },
});

/** Before the first sentence. */
export const Empty = meta.story({ args: { entries: [] } });

/** The first time: explains who receives the audio, before the microphone is used. */
export const Consent = meta.story({
  args: { entries: [], consent: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: voiceMessages.decline }));
    await expect(args.onConsent).toHaveBeenCalledWith('text');
  },
});

export const Listening = meta.story({
  args: { status: 'listening', heard: 'And show me how it looks from', level: 0.7 },
});

/** The transcript fills the field, and the user sends it. */
export const HeardAndEditable = meta.story({
  args: { text: 'And make the stone oval' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(voiceMessages.typeHere), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Thinking = meta.story({
  args: {
    status: 'thinking',
    entries: [...CONVERSATION, { id: 2, who: 'you', text: 'An oval stone instead', language: 'en-US' }],
  },
});

export const Speaking = meta.story({ args: { status: 'speaking' } });

/** The microphone is blocked: explains why, and offers the text field. */
export const MicrophoneBlocked = meta.story({ args: { failure: 'denied' } });

/** Without speech recognition: a message, and the focused text field. */
export const NoRecognition = meta.story({
  args: { entries: [], canListen: false, consent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voiceMessages.noRecogniser)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(voiceMessages.typeHere)).toHaveFocus());
  },
});

/** Text has the direction of its language. */
export const Arabic = meta.story({
  args: {
    language: 'ar-AE',
    entries: [{ id: 0, who: 'you', text: 'اجعل الخاتم أنحف قليلا', language: 'ar-AE' }, CONVERSATION[1]!],
  },
});

export const LongConversation = meta.story({
  args: { entries: Array.from({ length: 12 }, (_, i): AssistantEntry => ({ ...CONVERSATION[i % 2]!, id: i })) },
});

/** Hold Space to talk while no control has the focus; Escape stops, then closes. */
export const Keyboard = meta.story({
  render: function Held(args) {
    const [status, setStatus] = useState(args.status);
    return (
      <VoicePanel
        {...args}
        status={status}
        onListen={() => {
          args.onListen();
          setStatus('listening');
        }}
        onStop={() => {
          args.onStop();
          setStatus('idle');
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('[Space>]');
    await expect(args.onListen).toHaveBeenCalledOnce();
    await userEvent.keyboard('[/Space]');
    await expect(args.onStop).toHaveBeenCalledOnce();
    const log = canvas.getByRole('log');
    log.focus();
    await userEvent.keyboard('[Space>]');
    await waitForVisible(() => canvas.getByText(voiceMessages.toStop));
    await userEvent.keyboard('{Escape}');
    await expect(args.onStop).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('[/Space]{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

const AGENT = 'https://voice.example/app/talk-to?agent_id=agent_0123456789';

/** PRD-13: names who receives the voice before the page of a configured agent is loaded. */
export const AgentConsent = meta.story({
  args: { entries: [], consent: null, agentUrl: AGENT },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(agentConsent('voice.example'))).toBeVisible();
    await expect(canvas.queryByTitle(voiceMessages.agentTitle)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: voiceMessages.agree }));
    await expect(args.onConsent).toHaveBeenCalledWith('microphone');
  },
});

/**
 * PRD-13: the agent runs in a frame that can neither open windows nor navigate this page; designs are typed next to it.
 */
export const WithAgent = meta.story({
  args: { entries: [], consent: 'microphone', canListen: false, agentUrl: AGENT },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(voiceMessages.agentTitle);
    await expect(frame).toHaveAttribute('src', AGENT);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(frame).toHaveAttribute('allow', 'microphone');
    await expect(canvas.getByText(voiceMessages.agentHint)).toBeVisible();
    await expect(canvas.queryByText(voiceMessages.noRecogniser)).toBeNull();
    await expect(canvas.queryByRole('button', { name: voiceMessages.listen })).toBeNull();
  },
});
