import type { HearingFailure } from './speech/speechEngine';

export const voiceMessages = {
  title: 'Assistant',
  open: 'Open the assistant',
  close: 'Close the assistant',
  language: 'Language',
  spokenOn: 'Spoken answers on',
  spokenOff: 'Spoken answers off',
  you: 'You',
  filigree: 'Filigree',
  transcript: 'Conversation',
  idle: 'Hold Space, or press the microphone',
  listening: 'Listening',
  toStop: 'Space to stop',
  thinking: 'Working on it',
  speaking: 'Speaking',
  typeHere: 'Or type it here',
  edit: 'Edit what was heard, then send it',
  send: 'Send',
  listen: 'Speak',
  stop: 'Stop listening',
  undo: 'Undo',
  consent:
    'Your browser turns your voice into text. Depending on the browser, its maker receives the audio; Filigree receives only the text.',
  agentTitle: 'Conversation with the voice agent',
  agentHint: 'The agent talks with you about jewelry. To design or change a piece, type it here.',
  agree: 'Use the microphone',
  decline: 'Type instead',
  noRecogniser: 'This browser cannot recognise speech. You can type here instead; everything else works the same.',
  failures: {
    denied: 'The microphone is blocked for this site. Allow it in the browser’s settings, or type here.',
    'no-microphone': 'No microphone was found. Connect one, or type here.',
    'no-speech': 'Nothing was heard. Press the microphone and try again.',
    unreachable: 'The browser’s speech service could not be reached. Try again, or type here.',
  } satisfies Record<HearingFailure, string>,
  greeting:
    'Describe a piece, or say what to change. You can also say “show my jewelry”, “make it private” or “what would it cost”.',
} as const;

/** Says who receives the audio of a conversation with the configured agent. */
export const agentConsent = (host: string): string =>
  `You talk with a voice agent of ${host}, which receives your voice and answers aloud. Filigree receives none of it.`;
