import {
  bookImportCalls,
  bookImportQueries,
  type BookPlan,
  type BookPreview,
  reservationQueries,
  type UploadedBook,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

/** No toasts on success: the next step of the import shows the result. */
const failed = () => ({ title: 'Import failed' });

export function useUploadBook(onUploaded: (uploaded: UploadedBook) => void) {
  const change: Mutation<{ fileName: string; csv: string }> = {
    send: async (file) => {
      onUploaded(await bookImportCalls.upload(file));
    },
    failed,
  };
  return useRestMutation(change);
}

export function usePreviewBook(id: string, onPlanned: (plan: BookPlan, preview: BookPreview) => void) {
  const change: Mutation<BookPlan> = {
    send: async (plan) => {
      onPlanned(plan, await bookImportCalls.preview(id, plan));
    },
    failed,
  };
  return useRestMutation(change);
}

export function useStartBook(id: string) {
  const change: Mutation<BookPlan> = {
    send: (plan) => bookImportCalls.start(id, plan),
    failed,
    invalidates: [bookImportQueries.all(), activityQueries.all()],
  };
  return useRestMutation(change);
}

const undo: Mutation<{ id: string }> = {
  send: ({ id }) => bookImportCalls.undo(id),
  done: () => ({ title: 'Import undone' }),
  failed: () => ({ title: 'Couldn’t undo the import' }),
  invalidates: [bookImportQueries.all(), reservationQueries.all(), activityQueries.all()],
};

export const useUndoBook = () => useRestMutation(undo);
