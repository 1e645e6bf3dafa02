export * from './constants';
export { contract, type Contract } from './contract';
export { endpoints, urlOf, type Endpoint, type EndpointName } from './endpoints';
export { openApiDocument } from './openapi';
export { parseRequest, type ParsedPart } from './refusal';
export { route } from './route';
export type {
  EventOf,
  FileReplyOf,
  FormSchemas,
  ParsedForm,
  ParsedRequest,
  ReplyOf,
  RequestOf,
  ResultOf,
  Route,
  RouteSchemas,
  StatusOf,
} from './route';
export { CheckoutBody, Invoice, SubscriptionStatus, Subscription } from './schemas/billing';
export { Capabilities } from './schemas/capabilities';
export { DrawingPath, DrawingPaths, StoredDrawing, StrokeOptions } from './schemas/drawing';
export { ApiError, ERROR_CODES, type ErrorCode } from './schemas/error';
export { FeedbackFields } from './schemas/feedback';
export {
  GenerateBody,
  GenerateEvent,
  GenerationJob,
  JOB_STATUSES,
  LimitError,
  Prompt,
  Usage,
} from './schemas/generation';
export type { GenerationStage } from './schemas/generation';
export type { InitialData, RenderPage } from './schemas/page';
export { Built, Image, ImageMetadata, ImagePage, Rendition, Requirement } from './schemas/image';
export {
  ChangeBody,
  ChangedImage,
  ChangeEvent,
  Draft,
  DraftBody,
  Operation,
  Piece,
  PiecePart,
  Variations,
  VariationsBody,
  Version,
  VersionDetail,
  VersionDifference,
  VersionView,
} from './schemas/piece';
export { Plan } from './schemas/plan';
export { Estimate, Order, Quote, QuotedImage } from './schemas/quote';
export { Email, NewPassword, User } from './schemas/user';
export { imageView, userView, type ImageRecord } from './views';
