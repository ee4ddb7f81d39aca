import {
  contactQueries,
  importCalls,
  type ImportPlan,
  type ImportPreview,
  mergeCalls,
  type NewMerge,
  type NewSegment,
  segmentCalls,
  type SegmentEdit,
  type UploadedImport,
} from '@/entities/email-marketing/contacts';
import { activityQueries } from '@/entities/activity';
import { hasStatus, type Mutation, useRestMutation } from '@/shared/api';

const invalidates = [contactQueries.segments().queryKey, activityQueries.all()];

const createSegment: Mutation<NewSegment> = {
  send: (segment) => segmentCalls.create(segment),
  done: () => ({ title: 'Segment created' }),
  failed: () => ({ title: 'Error creating segment' }),
  invalidates,
};

const editSegment: Mutation<{ id: string; edit: SegmentEdit }> = {
  send: ({ id, edit }) => segmentCalls.edit(id, edit),
  done: () => ({ title: 'Segment updated' }),
  failed: () => ({ title: 'Error updating segment' }),
  invalidates,
};

const deleteSegment: Mutation<{ id: string }> = {
  send: async ({ id }) => {
    try {
      await segmentCalls.delete(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Segment deleted' }),
  failed: () => ({ title: 'Error deleting segment' }),
  invalidates,
};

export const useCreateSegment = () => useRestMutation(createSegment);
export const useEditSegment = () => useRestMutation(editSegment);
export const useDeleteSegment = () => useRestMutation(deleteSegment);

const allContacts = [contactQueries.all(), contactQueries.duplicates().queryKey, activityQueries.all()];

const mergeContacts: Mutation<NewMerge> = {
  send: (merge) => mergeCalls.merge(merge),
  done: () => ({
    title: 'Contacts merged',
    description: 'You can undo this for 30 days: use the link above the contacts.',
  }),
  failed: () => ({ title: 'Error merging contacts' }),
  invalidates: allContacts,
};

const undoMerge: Mutation<{ id: string }> = {
  send: ({ id }) => mergeCalls.undo(id),
  done: () => ({ title: 'Merge undone' }),
  failed: () => ({ title: 'Error undoing the merge' }),
  invalidates: allContacts,
};

const dismissDuplicate: Mutation<{ ids: string[] }> = {
  send: ({ ids }) => mergeCalls.dismiss(ids),
  done: () => ({ title: 'Suggestion dismissed' }),
  failed: () => ({ title: 'Error dismissing the suggestion' }),
  invalidates: allContacts,
};

export const useMergeContacts = () => useRestMutation(mergeContacts);
export const useUndoMerge = () => useRestMutation(undoMerge);
export const useDismissDuplicate = () => useRestMutation(dismissDuplicate);

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
