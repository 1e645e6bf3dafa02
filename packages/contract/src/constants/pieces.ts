/** Camera views of a version. */
export const PIECE_VIEWS = ['three-quarter', 'front', 'detail'] as const;
export type PieceView = (typeof PIECE_VIEWS)[number];

/** Backgrounds of a photograph. */
export const PIECE_STAGES = ['white', 'warm', 'grey', 'slate', 'velvet', 'blush', 'cloth', 'stone'] as const;
export type PieceStage = (typeof PIECE_STAGES)[number];

const TITLE_LENGTH = 80;

/** Default title of a piece: the beginning of its prompt, or its type when it was made from a drawing alone. */
export function pieceTitle({ prompt, alt }: { readonly prompt: string; readonly alt: string }): string {
  const text = (prompt.trim() || alt).replaceAll(/\s+/g, ' ');
  if (text.length <= TITLE_LENGTH) return text;
  const cut = text.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_LENGTH / 2))}…`;
}
