export { PieceEstimate } from './PieceEstimate/PieceEstimate';
export { QuoteDialog, type QuoteDialogProps, type QuoteStep } from './QuoteDialog/QuoteDialog';
export { LazyQuoteModal, LocalQuotes } from './QuoteModal/LazyQuoteModal';
export { estimateQuery } from './queries';
export { Requests } from './Requests/Requests';
