export { FeedbackDialog, type FeedbackDialogProps, type FeedbackDraft } from './FeedbackDialog/FeedbackDialog';
export { LazyFeedbackModal } from './FeedbackModal/LazyFeedbackModal';
