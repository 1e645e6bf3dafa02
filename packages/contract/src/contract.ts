import type { EndpointName } from './endpoints';
import type { Route } from './route';
import { changeEmail, changePassword, deleteAccount, exportProfile, updateProfile, user } from './routes/account';
import {
  confirmEmail,
  forgotPassword,
  me,
  resendConfirmation,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './routes/auth';
import { billingPortal, billingWebhook, checkout, invoices, plans, subscription } from './routes/billing';
import { capabilities } from './routes/capabilities';
import { sendFeedback } from './routes/feedback';
import { cancelGeneration, generate, generationJob, generationJobs, usage } from './routes/generation';
import { like, likeImage, likesStatus, unlike, unlikeImage } from './routes/likes';
import {
  clearHistory,
  deleteImage,
  downloadImage,
  drawing,
  paintImage,
  recentImages,
  restoreImage,
  setPrivacy,
  sharedImage,
  topImages,
} from './routes/images';
import {
  changePiece,
  chooseVersion,
  deleteVersion,
  draftChange,
  partsMap,
  piece,
  pieceVariations,
  pieceVersion,
  renameVersion,
  versionView,
} from './routes/pieces';
import { estimate, orders, placeOrder, quotes, requestQuote } from './routes/quotes';

/** Every call of the product. The handler maps of the server and of the mocks must cover it to compile. */
export const contract = {
  me,
  signIn,
  signUp,
  signOut,
  resendConfirmation,
  confirmEmail,
  forgotPassword,
  resetPassword,
  updateProfile,
  changeEmail,
  changePassword,
  deleteAccount,
  exportProfile,
  user,
  generate,
  generationJobs,
  generationJob,
  cancelGeneration,
  usage,
  capabilities,
  recentImages,
  topImages,
  like,
  unlike,
  likeImage,
  unlikeImage,
  likesStatus,
  setPrivacy,
  drawing,
  deleteImage,
  restoreImage,
  paintImage,
  sharedImage,
  piece,
  chooseVersion,
  changePiece,
  draftChange,
  pieceVariations,
  pieceVersion,
  renameVersion,
  deleteVersion,
  partsMap,
  versionView,
  downloadImage,
  estimate,
  requestQuote,
  quotes,
  placeOrder,
  orders,
  clearHistory,
  sendFeedback,
  plans,
  checkout,
  billingWebhook,
  billingPortal,
  subscription,
  invoices,
} as const satisfies Record<EndpointName, Route>;

export type Contract = typeof contract;
