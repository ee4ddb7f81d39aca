import {
  addContent,
  type ContentEdit,
  editContent,
  type NewContent,
  scheduledContentQueries,
} from '@/entities/scheduled-content';
import { type Mutation, useRestMutation } from '@/shared/api';

const scheduleContent: Mutation<NewContent> = {
  send: addContent,
  done: () => ({
    title: 'Content scheduled successfully!',
    description: 'Saved as a draft. Submit it for approval when it’s ready.',
  }),
  failed: () => ({ title: 'Failed to save content', description: 'Please check your data and try again' }),
  invalidates: [scheduledContentQueries.all()],
};

interface Edit extends ContentEdit {
  id: string;
}

const changeContent: Mutation<Edit> = {
  send: ({ id, ...edit }) => editContent(id, edit),
  done: () => ({ title: 'Content updated' }),
  failed: () => ({ title: 'Error', description: 'Failed to update content' }),
  invalidates: [scheduledContentQueries.all()],
};

export const useScheduleContent = () => useRestMutation(scheduleContent);
export const useEditContent = () => useRestMutation(changeContent);
