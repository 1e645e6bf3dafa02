export { LinkDialog, type LinkDialogProps } from './LinkDialog/LinkDialog';
export { LazySharePage, loadSharePage } from './SharePage/LazySharePage';
export type { SharePageProps } from './SharePage/shareProps';
