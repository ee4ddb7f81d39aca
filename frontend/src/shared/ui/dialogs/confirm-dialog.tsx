import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  okText: string;
  /** For actions that "Cancel" could be mistaken for. */
  cancelText?: string;
  /** True for irreversible actions. */
  isDanger?: boolean;
  isBusy: boolean;
  /** False while confirming would have no effect. */
  canConfirm?: boolean;
  /** In pixels, for more than a question. */
  width?: number;
  onConfirm: () => void;
  onClose: () => void;
  afterClose?: () => void;
  children: ReactNode;
}

/** Confirms an action that would be bad to do by mistake. */
export const ConfirmDialog = ({
  isDanger = false,
  isBusy,
  canConfirm = true,
  onConfirm,
  onClose,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    onCancel={onClose}
    onOk={onConfirm}
    okButtonProps={{ danger: isDanger, disabled: !canConfirm }}
    confirmLoading={isBusy}
    destroyOnHidden
    {...dialog}
  />
);
