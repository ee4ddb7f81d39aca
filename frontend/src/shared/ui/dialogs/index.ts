export { AnswerDialog } from './answer-dialog';
export { ConfirmDialog } from './confirm-dialog';
export { DeleteDialog, useDelete } from './delete-dialog';
export { Dialog, type DialogProps } from './dialog';
export { FormDialog } from './form-dialog';
export { refuseHalfTyped, required, showRefusal, takeBackErrors } from './form-errors';
export { RestoredNote } from './restored-note';
export { useDraftForm } from './use-draft-form';
export { useOverwriteWarning } from './use-overwrite-warning';
