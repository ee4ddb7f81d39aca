import { contactQueries, type NewSegment, segmentCalls, type SegmentEdit } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { type Change, hasStatus, useChange } from '@/shared/api';

const stale = [contactQueries.segments().queryKey, trailQueries.all()];

const createSegment: Change<NewSegment> = {
  send: (segment) => segmentCalls.create(segment),
  done: () => ({ title: 'Segment created' }),
  failed: () => ({ title: 'Error creating segment' }),
  stale,
};

const editSegment: Change<{ id: string; edit: SegmentEdit }> = {
  send: ({ id, edit }) => segmentCalls.edit(id, edit),
  done: () => ({ title: 'Segment updated' }),
  failed: () => ({ title: 'Error updating segment' }),
  stale,
};

const deleteSegment: Change<{ id: string }> = {
  send: async ({ id }) => {
    try {
      await segmentCalls.delete(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Segment deleted' }),
  failed: () => ({ title: 'Error deleting segment' }),
  stale,
};

export const useCreateSegment = () => useChange(createSegment);
export const useEditSegment = () => useChange(editSegment);
export const useDeleteSegment = () => useChange(deleteSegment);
