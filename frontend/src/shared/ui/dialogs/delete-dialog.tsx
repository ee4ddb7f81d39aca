import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus, type ToastText, useRestMutation } from '@/shared/api';
import { ConfirmDialog } from './confirm-dialog';

interface Deletion {
  /** The first word of "Contact deleted". */
  noun: string;
  call: (id: string) => Promise<unknown>;
  invalidates: readonly QueryKey[];
  done?: ToastText;
  failed?: ToastText;
}

interface DeleteDialogProps extends Deletion {
  id: string;
  title: string;
  okText?: string;
  /** The consequences of deleting it. */
  children: ReactNode;
  onDeleted?: (id: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose?: () => void;
}

/** Deletes permanently, after a confirmation. */
export function DeleteDialog({
  id,
  noun,
  call,
  invalidates,
  done,
  failed,
  okText = 'Delete',
  onDeleted,
  ...dialog
}: DeleteDialogProps) {
  const { send, isPending } = useDelete({ noun, call, invalidates, done, failed });
  return (
    <ConfirmDialog
      okText={okText}
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send(
          { id },
          {
            onSuccess() {
              dialog.onClose();
              onDeleted?.(id);
            },
            onError: dialog.onClose,
          },
        );
      }}
      {...dialog}
    />
  );
}

/** For a deletion that is confirmed elsewhere. */
export const useDelete = ({ noun, call, invalidates, done, failed }: Deletion) =>
  useRestMutation<{ id: string }, unknown>({
    async send({ id }) {
      try {
        await call(id);
      } catch (error) {
        // After a lost response, a retry finds nothing: that counts as deleted.
        if (!hasStatus(error, 404)) throw error;
      }
    },
    done: () => done ?? { title: `${noun} deleted` },
    failed: () => failed ?? { title: `Error deleting ${noun.toLowerCase()}` },
    invalidates,
  });
