/** Notes on what a piece lacks and on what cannot be made. */
import FORMS from './formNotes.json' with { type: 'json' };
import LACKING from './lacks.json' with { type: 'json' };

/** Specific reasons why something cannot be made; others are said to be missing in the catalogue. */
export const LACKS: Readonly<Record<string, string>> = LACKING;

/** One sentence on what a piece lacks of a form. */
export const formNote = (form: string): string =>
  (FORMS as Readonly<Record<string, string>>)[form] ?? 'We made this another way.';
