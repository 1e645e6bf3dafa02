import type { ImagePage } from '../schemas/image';
import type { ChangedImage, Piece } from '../schemas/piece';
import type { ConformanceReply, Visitor } from './harness';

export const PROMPT = 'A rose gold ring with a ruby';

export const change = (
  visitor: Visitor,
  id: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<ConformanceReply> => visitor.request('changePiece', { params: { id }, body, headers });

export async function createVersion(visitor: Visitor, from: string, words: string): Promise<ChangedImage> {
  const { status, body } = await change(visitor, from, { from, words });
  if (status !== 200) throw new Error(`"${words}" was refused: ${JSON.stringify(body)}`);
  return body as ChangedImage;
}

export const pieceOf = async (visitor: Visitor, id: string): Promise<Piece> =>
  ((await visitor.request('piece', { params: { id } })).body as { piece: Piece }).piece;

export const history = async (visitor: Visitor): Promise<ImagePage> =>
  (await visitor.request('recentImages', { query: { history: 'true' } })).body as ImagePage;
