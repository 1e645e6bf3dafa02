export { readUtterance } from './commands';
export { nearestLanguage, type VoiceLanguage } from './languages';
export { voiceMessages } from './messages';
export { voiceAgentQuery } from './queries';
export { browserSpeech } from './speech/browserSpeech';
export type { SpeechEngine } from './speech/speechEngine';
export { type AssistantReply, type DoneChange, useAssistant } from './useAssistant';
export { VoicePanel } from './VoicePanel/VoicePanel';
