import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  okText: string;
  /** What cannot be taken back. */
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  afterClose?: () => void;
  children: ReactNode;
}

/** Asks before something that one would not like to do by mistake. */
export function ConfirmDialog({
  title,
  open,
  okText,
  isDanger = false,
  isBusy,
  onConfirm,
  onClose,
  afterClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      open={open}
      onCancel={onClose}
      onOk={onConfirm}
      okText={okText}
      okButtonProps={{ danger: isDanger }}
      confirmLoading={isBusy}
      afterClose={afterClose}
      destroyOnHidden
    >
      {children}
    </Dialog>
  );
}
