export {
  AppContext,
  type AppDialog,
  type AppFrame,
  type AppState,
  type AuthView,
  type VisibleAuthView,
  useApp,
} from './appContext';
export { announceAuthChange, onAuthChangeElsewhere } from './authEvents';
export { call, type CallRequest, checkEvent, failureOf, fileOf, jsonOf, send } from './client';
export { enterAccount, forgetWithAccount, leaveAccount } from './enterAccount';
export { ApiFailure, ConnectionFailure, isUnauthenticated, messageOf } from './failures';
export { errorsAtFields, type ErrorsOf, errorsOfRefusal } from './formErrors';
export { clearIntent, storeIntent } from './intent';
export { AsyncBoundary } from './AsyncBoundary';
export { newPasswordMessages } from './messages';
export { newKey } from './newKey';
export { errorsOfNewPassword, NO_PASSWORD } from './NewPasswordFields/newPassword';
export { NewPasswordFields } from './NewPasswordFields/NewPasswordFields';
export { isTemporary, normalizeImage, normalizePage } from './normalizeImage';
export { createQueryClient, followRefusal, retryUpTo } from './queryClient';
export { ACCOUNT, sessionKey, VIEWER } from './queryKeys';
export { useContinuedIntent, useRequireAccount } from './useRequireAccount';
export { type StreamEvent, streamEvents } from './eventStream';
export { type Session, sessionQuery, useFreshSession, useSession, useSettledUser } from './useSession';
export { useSubmissionKey } from './useSubmissionKey';
