import {
  contactQueries,
  importCalls,
  type ImportPlan,
  type ImportPreview,
  type UploadedImport,
} from '@/entities/email-marketing/contacts';
import { type Mutation, useRestMutation } from '@/shared/api';

interface File {
  fileName: string;
  csv: string;
}

/** No toasts on success: the next step of the import shows the result. */
const failed = () => ({ title: 'Import failed' });

export const useUploadContacts = (onUploaded: (uploaded: UploadedImport) => void) => {
  const change: Mutation<File> = {
    send: async (file) => {
      onUploaded(await importCalls.upload(file));
    },
    failed,
  };
  return useRestMutation(change);
};

export const usePreviewImport = (id: string, onPlanned: (plan: ImportPlan, preview: ImportPreview) => void) => {
  const change: Mutation<ImportPlan> = {
    send: async (plan) => {
      onPlanned(plan, await importCalls.preview(id, plan));
    },
    failed,
  };
  return useRestMutation(change);
};

export const useStartImport = (id: string) => {
  const change: Mutation<ImportPlan> = {
    send: (plan) => importCalls.start(id, plan),
    done: () => ({ title: 'Import started' }),
    failed,
    invalidates: [contactQueries.all()],
  };
  return useRestMutation(change);
};
