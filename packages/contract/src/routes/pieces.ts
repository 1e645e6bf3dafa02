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
    'A piece with its versions, by the id of any version. Viewers other than the owner receive the current version only',
  params: pieceParams,
  responses: { 200: PieceReply, 404: ApiError },
});

export const chooseVersion = route(endpoints.chooseVersion, {
  summary:
    'Choose the version by which lists show the piece. The choice lasts until the piece is changed; null removes it',
  needsSession: true,
  params: pieceParams,
  body: z.strictObject({ current: z.string().max(64).nullable() }),
  responses: { 200: PieceReply, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const pieceVersion = route(endpoints.pieceVersion, {
  summary:
    'A version with its parts and what can be changed in each, its requirements, materials and price; the design for the owner only',
  params: versionParams,
  responses: { 200: VersionDetail, 404: ApiError },
});

export const partsMap = route(endpoints.partsMap, {
  summary: 'The part that each pixel shows: a PNG with a palette, one index for each part, 0 for the background',
  params: versionParams,
  responses: { 404: ApiError },
  file: 'image/png',
});

/** Error responses of routes that change a piece. */
const refusals = { 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError, 422: ApiError, 503: ApiError };

export const changePiece = route(endpoints.changePiece, {
  summary:
    'Change a piece, by text or by operations: creates a version and uses one image of the daily quota. Responds like a generation, as JSON or as an event stream. 422 with code change_not_possible when it is impossible, without using quota',
  needsSession: true,
  params: pieceParams,
  body: ChangeBody,
  responses: { 200: ChangedImage, ...refusals, 409: ApiError, 429: z.union([LimitError, ApiError]), 500: ApiError },
  events: ChangeEvent,
});

export const draftChange = route(endpoints.draftChange, {
  summary:
    'Preview a change: a small picture, the difference, the materials and the price. Uses no quota, rate-limited, never stored',
  needsSession: true,
  params: pieceParams,
  body: DraftBody,
  responses: { 200: Draft, ...refusals, 429: ApiError },
});

export const pieceVariations = route(endpoints.pieceVariations, {
  summary:
    'Four variations of the unlocked parts, each with the operations that make it. Uses no quota, rate-limited, never stored',
  needsSession: true,
  params: pieceParams,
  body: VariationsBody,
  responses: { 200: Variations, ...refusals, 429: ApiError },
});

export const versionView = route(endpoints.versionView, {
  summary: 'A version from another view or on another stage, rendered on the first request and stored. Uses no quota',
  needsSession: true,
  params: versionParams,
  body: ViewBody,
  responses: { 200: VersionView, ...refusals, 429: ApiError },
});

export const renameVersion = route(endpoints.renameVersion, {
  summary: 'Name a version; null or an empty name removes the name',
  needsSession: true,
  params: versionParams,
  body: z.strictObject({ name: VersionName }),
  responses: { 200: Version, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const deleteVersion = route(endpoints.deleteVersion, {
  summary:
    'Delete a version; versions made from it are attached to its parent. Deleting the only version deletes the piece. The restore call of its image restores it within five minutes',
  needsSession: true,
  params: versionParams,
  responses: { 200: z.object({ success: z.literal(true) }), 401: ApiError, 403: ApiError, 404: ApiError },
});
