import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { LimitError } from '../schemas/generation';
import {
  ChangeBody,
  ChangedImage,
  ChangeEvent,
  Draft,
  DraftBody,
  Piece,
  Variations,
  VariationsBody,
  Version,
  VersionDetail,
  VersionName,
  VersionView,
  ViewBody,
} from '../schemas/piece';

const pieceParams = z.object({ id: z.string() });
const versionParams = z.object({ id: z.string(), versionId: z.string() });
const PieceReply = z.object({ piece: Piece });

export const piece = route(endpoints.piece, {
  summary:
    'A piece with its versions, by the id of any of them. Other viewers than the owner receive the current version alone',
  params: pieceParams,
  responses: { 200: PieceReply, 404: ApiError },
});

export const chooseVersion = route(endpoints.chooseVersion, {
  summary:
    'Choose the version by which lists show the piece. The choice lasts until the piece is changed; null takes it back',
  needsSession: true,
  params: pieceParams,
  body: z.strictObject({ current: z.string().max(64).nullable() }),
  responses: { 200: PieceReply, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const pieceVersion = route(endpoints.pieceVersion, {
  summary:
    'A version with its parts and what can be changed in each, its requirements, materials and price; the design for the owner alone',
  params: versionParams,
  responses: { 200: VersionDetail, 404: ApiError },
});

export const partsMap = route(endpoints.partsMap, {
  summary:
    'Which part each point of the picture shows: a PNG with a palette, one index for each part, 0 where there is none',
  params: versionParams,
  responses: { 404: ApiError },
  file: 'image/png',
});

/** Error responses of routes that change a piece. */
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError, 422: ApiError, 503: ApiError };

export const changePiece = route(endpoints.changePiece, {
  summary:
    "Change a piece, in words or by operations: a new version, and one of the day's pictures. Answers as a generation does, as JSON or as an event stream. 422 with code change_not_possible when it cannot be done; nothing is spent then",
  needsSession: true,
  params: pieceParams,
  body: ChangeBody,
  responses: { 200: ChangedImage, ...refusals, 409: ApiError, 429: z.union([LimitError, ApiError]), 500: ApiError },
  events: ChangeEvent,
});

export const draftChange = route(endpoints.draftChange, {
  summary:
    'What a change would look like: a small picture, the difference, the materials and the price. Free, rate-limited and never stored',
  needsSession: true,
  params: pieceParams,
  body: DraftBody,
  responses: { 200: Draft, ...refusals, 429: ApiError },
});

export const pieceVariations = route(endpoints.pieceVariations, {
  summary:
    'Four variations of the unlocked parts, each with the operations that make it. Free, rate-limited and never stored',
  needsSession: true,
  params: pieceParams,
  body: VariationsBody,
  responses: { 200: Variations, ...refusals, 429: ApiError },
});

export const versionView = route(endpoints.versionView, {
  summary: 'A version from another side or on another stage. Free, made when it is first requested and stored',
  needsSession: true,
  params: versionParams,
  body: ViewBody,
  responses: { 200: VersionView, ...refusals, 429: ApiError },
});

export const renameVersion = route(endpoints.renameVersion, {
  summary: 'Name a version; null or an empty name takes the name away',
  needsSession: true,
  params: versionParams,
  body: z.strictObject({ name: VersionName }),
  responses: { 200: Version, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const deleteVersion = route(endpoints.deleteVersion, {
  summary:
    'Delete a version; the versions made from it then hang on the one it came from. Deleting the only version deletes the piece. Within five minutes the restore call of its image brings it back',
  needsSession: true,
  params: versionParams,
  responses: { 200: z.object({ success: z.literal(true) }), 401: ApiError, 403: ApiError, 404: ApiError },
});
