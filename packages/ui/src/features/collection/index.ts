export { DeleteAllDialog, type DeleteAllDialogProps } from './DeleteAllDialog/DeleteAllDialog';
export { LazyMyJewelry } from './MyJewelry/LazyMyJewelry';
