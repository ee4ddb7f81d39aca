import { contactQueries, type NewSegment, segmentCalls, type SegmentEdit } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { type Mutation, hasStatus, useRestMutation } from '@/shared/api';

const invalidates = [contactQueries.segments().queryKey, trailQueries.all()];

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
