import { useEffect, useReducer, useRef } from 'react';
import type { VoiceLanguage } from './languages';
import { voiceMessages } from './messages';
import type { Hearing, HearingFailure, SpeechEngine } from './speech/speechEngine';

/** A completed action on a piece. */
export interface DoneChange {
  /** Such as "Thinner band". */
  readonly label: string;
  /** Signed difference of the price, such as "−USD 31.50"; absent when there is none. */
  readonly price?: string;
  readonly onUndo?: () => Promise<AssistantReply>;
}

/** The answer to a sentence. */
export interface AssistantReply {
  readonly text: string;
  /** BCP 47; absent for the product's English. */
  readonly language?: VoiceLanguage;
  readonly change?: DoneChange;
}

/** One turn of the conversation. */
export interface AssistantEntry {
  readonly id: number;
  readonly who: 'you' | 'filigree';
  readonly text: string;
  /** BCP 47; absent for the product's English. */
  readonly language?: VoiceLanguage;
  readonly change?: DoneChange;
}

export type AssistantStatus = 'idle' | 'listening' | 'thinking' | 'speaking';

export interface AssistantState {
  readonly status: AssistantStatus;
  readonly entries: readonly AssistantEntry[];
  /** The transcript so far of this listening session. */
  readonly heard: string;
  /** Loudness of the microphone, 0 to 1. */
  readonly level: number;
  /** The text field: typed, or recognized and not sent yet. */
  readonly text: string;
  readonly failure: HearingFailure | null;
}

type Action =
  | { do: 'listen' }
  | { do: 'hear'; text: string }
  | { do: 'measure'; level: number }
  | { do: 'stopListening'; failure: HearingFailure | null }
  | { do: 'write'; text: string }
  | { do: 'send'; text: string; language: VoiceLanguage | undefined }
  | { do: 'reply'; reply: AssistantReply; isSpoken: boolean }
  | { do: 'rest' };

const START: AssistantState = { status: 'idle', entries: [], heard: '', level: 0, text: '', failure: null };

/** Text typed before listening precedes the transcript. */
const joined = (typed: string, heard: string): string => [typed.trim(), heard].filter((part) => part !== '').join(' ');

const withEntry = (state: AssistantState, entry: Omit<AssistantEntry, 'id'>): readonly AssistantEntry[] => [
  ...state.entries,
  { id: state.entries.length, ...entry },
];

function reducer(state: AssistantState, action: Action): AssistantState {
  switch (action.do) {
    case 'listen':
      return { ...state, status: 'listening', heard: '', level: 0, failure: null };
    case 'hear':
      return { ...state, heard: action.text };
    case 'measure':
      return { ...state, level: action.level };
    case 'stopListening':
      return {
        ...state,
        status: 'idle',
        heard: '',
        level: 0,
        text: joined(state.text, state.heard),
        failure: state.heard === '' ? action.failure : null,
      };
    case 'write':
      return { ...state, text: action.text, failure: null };
    case 'send':
      return {
        ...state,
        status: 'thinking',
        text: '',
        entries: withEntry(state, {
          who: 'you',
          text: action.text,
          ...(action.language && { language: action.language }),
        }),
      };
    case 'reply':
      return {
        ...state,
        status: action.isSpoken ? 'speaking' : 'idle',
        entries: withEntry(state, { who: 'filigree', ...action.reply }),
      };
    case 'rest':
      return { ...state, status: state.status === 'speaking' ? 'idle' : state.status };
    default:
      return action satisfies never;
  }
}

interface AssistantOptions {
  readonly engine: SpeechEngine;
  readonly language: VoiceLanguage;
  /** Whether replies are also spoken. */
  readonly isSpoken: boolean;
  /** Executes a sentence. A rejection is reported in the conversation. */
  readonly act: (words: string) => Promise<AssistantReply>;
  /** Message for an error. */
  readonly sentenceOf: (error: unknown) => string;
}

/**
 * The conversation with the assistant: listening, transcripts and actions. Listening stops when the component unmounts.
 */
export function useAssistant({ engine, language, isSpoken, act, sentenceOf }: AssistantOptions) {
  const [state, dispatch] = useReducer(reducer, START);
  const hearing = useRef<Hearing | null>(null);

  useEffect(
    () => () => {
      hearing.current?.abort();
      engine.hush();
    },
    [engine],
  );

  const listen = (): void => {
    if (!engine.listen || state.status === 'thinking' || hearing.current) return;
    engine.hush();
    dispatch({ do: 'listen' });
    hearing.current = engine.listen(language, {
      onText: (text) => dispatch({ do: 'hear', text }),
      onLevel: (level) => dispatch({ do: 'measure', level }),
      onEnd: (failure) => {
        hearing.current = null;
        dispatch({ do: 'stopListening', failure });
      },
    });
  };

  const stop = (): void => hearing.current?.stop();

  const settle = async (work: () => Promise<AssistantReply>): Promise<void> => {
    const reply = await work().catch((error: unknown): AssistantReply => ({ text: sentenceOf(error) }));
    const speak = isSpoken ? engine.speak : null;
    dispatch({ do: 'reply', reply, isSpoken: speak !== null });
    await speak?.(reply.text, reply.language ?? 'en-US');
    dispatch({ do: 'rest' });
  };

  const send = async (): Promise<void> => {
    const words = state.text.trim();
    if (words === '' || state.status === 'thinking') return;
    hearing.current?.abort();
    hearing.current = null;
    dispatch({ do: 'send', text: words, language });
    await settle(() => act(words));
  };

  const undo = async ({ onUndo }: DoneChange): Promise<void> => {
    if (!onUndo || state.status === 'thinking') return;
    dispatch({ do: 'send', text: voiceMessages.undo, language: undefined });
    await settle(onUndo);
  };

  return {
    ...state,
    listen,
    stop,
    send,
    undo,
    write: (text: string) => dispatch({ do: 'write', text }),
    hush: () => engine.hush(),
  };
}
