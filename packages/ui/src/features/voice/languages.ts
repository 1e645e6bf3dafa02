/** Languages in which the assistant listens, by their BCP 47 tag. */
export const VOICE_LANGUAGES = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'es-ES': 'Español',
  'it-IT': 'Italiano',
  'pt-PT': 'Português',
  'ar-AE': 'العربية',
  'ru-RU': 'Русский',
} as const;

export type VoiceLanguage = keyof typeof VOICE_LANGUAGES;

export const isVoiceLanguage = (tag: string): tag is VoiceLanguage => Object.hasOwn(VOICE_LANGUAGES, tag);

/** The offered language that is nearest to the browser's; English where there is none. */
export function nearestLanguage(preferred: readonly string[]): VoiceLanguage {
  const tags = Object.keys(VOICE_LANGUAGES).filter(isVoiceLanguage);
  for (const wanted of preferred) {
    const found = tags.find((tag) => tag === wanted) ?? tags.find((tag) => tag.split('-')[0] === wanted.split('-')[0]);
    if (found) return found;
  }
  return 'en-US';
}
