import { accountId, createWorld, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { voiceMessages } from '../../features/voice';
import { scriptedSpeech } from '../../features/voice/testing/scriptedSpeech';
import { useSession } from '../../features/session';
import { LazyMyJewelry } from '../../features/collection';
import { LazyWorkbench } from '../../features/pieces';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, enterText, press, waitForVisible } from '../../testing/storyTools';
import { Studio } from '../Studio/Studio';
import { LazyVoiceAssistant } from './LazyVoiceAssistant';
import { ANSWERS } from './answers';
import { VoiceAssistant, type VoiceAssistantProps } from './VoiceAssistant';

function Assistant({ engine }: Pick<VoiceAssistantProps, 'engine'>) {
  const { user } = useSession();
  return user && <VoiceAssistant user={user} engine={engine} />;
}

/** Presses the microphone, waits until the sentence is heard, stops, and sends it. */
async function speak(sentence: string): Promise<void> {
  await press(voiceMessages.listen);
  await screen.findByText(sentence);
  await press(voiceMessages.stop);
  await waitFor(() => expect(screen.getByLabelText(voiceMessages.typeHere)).toHaveValue(sentence));
  await userEvent.keyboard('{Enter}');
}

/** Sends words to the assistant as text. */
async function say(words: string): Promise<void> {
  await enterText(screen.getByLabelText(voiceMessages.typeHere), words);
  await userEvent.keyboard('{Enter}');
}

const meta = preview.meta({
  title: 'App/VoiceAssistant',
  component: Assistant,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } }, ...besidesAnnouncements },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('voice_consent');
    msw.use(...scenarios.business());
  },
  render: (args) => (
    <InApp path="/imagine">
      <Assistant {...args} />
      <LazyMyJewelry />
    </InApp>
  ),
});

/** Closed: an octagon in the lower start corner. It opens with the focus inside and gives it back when closed. */
export const Closed = meta.story({
  args: { engine: scriptedSpeech() },
  play: async () => {
    await press(voiceMessages.open);
    const panel = screen.getByRole('region', { name: voiceMessages.title });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: voiceMessages.open })).toHaveFocus());
  },
});

/** Rectangles of two elements that share an area. */
const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** On a phone the button lies in the dock of the studio, beside the tools of the prompt. */
export const InTheDock = meta.story({
  args: { engine: scriptedSpeech() },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <InApp path="/imagine">
      <Assistant {...args} />
      <Studio route="imagine" />
    </InApp>
  ),
  play: async () => {
    const dock = await screen.findByRole('region', { name: /What would you like to imagine/ });
    await waitFor(() => expect(dock).toHaveAttribute('data-dock', 'prompt'));
    const launcher = await screen.findByRole('button', { name: voiceMessages.open });
    await waitFor(() => expect(overlaps(launcher, dock)).toBe(true));
    const controls = [...within(dock).getAllByRole('button'), within(dock).getByRole('textbox')];
    await expect(controls.filter((control) => overlaps(launcher, control))).toEqual([]);
  },
});

const ownPiece = createWorld().state.images.find(({ owner_id }) => owner_id === accountId('business'));

/** Beside the choice of two variations, which fills the lower edge of a phone. */
export const BesideTheChoice = meta.story({
  args: { engine: scriptedSpeech() },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <InApp path={`/piece/${ownPiece?.id}`}>
      <Assistant {...args} />
      <LazyWorkbench pieceId={ownPiece?.id ?? ''} />
    </InApp>
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Parts' });
    await press('Four variations');
    const choice = await screen.findByRole('region', { name: 'Chosen' });
    const launcher = screen.getByRole('button', { name: voiceMessages.open });
    await waitFor(() => expect(overlaps(launcher, choice)).toBe(true));
    await expect(
      within(choice)
        .getAllByRole('button')
        .filter((control) => overlaps(launcher, control)),
    ).toEqual([]);
  },
});

/** PRD-13: asks for consent first; sends the transcript, changes the piece and offers Undo. */
export const ChangesThePiece = meta.story({
  args: { engine: scriptedSpeech({ heard: ['the same in rose gold'] }) },
  play: async () => {
    await press(voiceMessages.open);
    await waitForVisible(() => screen.getByText(voiceMessages.consent));
    await press(voiceMessages.agree);
    await speak('the same in rose gold');
    await userEvent.click(await screen.findByText(voiceMessages.undo, undefined, { timeout: 10_000 }));
    await waitForVisible(() => screen.getByText(ANSWERS['en-US'].undone));
  },
});

export const TellsThePrice = meta.story({
  args: { engine: scriptedSpeech({ canListen: false }) },
  play: async () => {
    await press(voiceMessages.open);
    await say('What would it cost?');
    await waitForVisible(() => screen.getByText(/^About USD [\d,.]+, between USD [\d,.]+ and USD [\d,.]+\.$/));
  },
});

/** The picture as imagined makes the range wider, and the answer says so. */
export const TellsTheWiderPrice = meta.story({
  args: { engine: scriptedSpeech({ canListen: false }) },
  beforeEach: ({ msw }) => msw.use(...scenarios.providers()),
  play: async () => {
    await press(voiceMessages.open);
    await say('What would it cost?');
    await waitForVisible(() => screen.getByText(new RegExp(`^About USD .* ${ANSWERS['en-US'].imaginedBasis}$`)));
  },
});

const onSpoken = fn();

/** PRD-13: answers are given, and spoken, in the language that is chosen. */
export const AnswersInItsLanguage = meta.story({
  args: { engine: scriptedSpeech({ canListen: false, onSpoken }) },
  play: async () => {
    await press(voiceMessages.open);
    await press(`${voiceMessages.language}: English`);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await say('Was würde es kosten?');
    const answer = await screen.findByText(/^Etwa USD/);
    await expect(answer).toHaveAttribute('lang', 'de-DE');
    await waitFor(() => expect(onSpoken).toHaveBeenCalledWith(expect.stringMatching(/^Etwa USD/), 'de-DE'));
  },
});

export const ShowsTheCollection = meta.story({
  args: { engine: scriptedSpeech({ canListen: false }) },
  play: async () => {
    await press(voiceMessages.open);
    await say('Zeig meinen Schmuck');
    await waitForVisible(() => screen.getByRole('dialog'));
  },
});

/** The microphone is blocked: the reason is shown above the text field. */
export const MicrophoneBlocked = meta.story({
  args: { engine: scriptedSpeech({ heard: [{ failure: 'denied' }] }) },
  play: async () => {
    await press(voiceMessages.open);
    await press(voiceMessages.agree);
    await press(voiceMessages.listen);
    await waitForVisible(() => screen.getByText(voiceMessages.failures.denied));
  },
});

/** PRD-13: other plans have neither the button nor its code. */
export const AbsentForPro = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenarios.pro()),
  render: () => (
    <InApp path="/imagine">
      <LazyVoiceAssistant />
      <p>The page of a pro account</p>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByText('The page of a pro account'));
    await expect(canvas.queryByRole('button', { name: voiceMessages.open })).toBeNull();
  },
});
