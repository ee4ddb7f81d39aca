import {
  addContent,
  type ContentEdit,
  editContent,
  type NewContent,
  scheduledContentQueries,
} from '@/entities/scheduled-content';
import { type Change, useChange } from '@/shared/api';

const scheduleContent: Change<NewContent> = {
  send: addContent,
  done: () => ({
    title: 'Content scheduled successfully!',
    description: 'Saved as a draft. Submit it for approval when it’s ready.',
  }),
  failed: () => ({ title: 'Failed to save content', description: 'Please check your data and try again' }),
  stale: [scheduledContentQueries.all()],
};

interface Edit extends ContentEdit {
  id: string;
}

const changeContent: Change<Edit> = {
  send: ({ id, ...edit }) => editContent(id, edit),
  done: () => ({ title: 'Content updated' }),
  failed: () => ({ title: 'Error', description: 'Failed to update content' }),
  stale: [scheduledContentQueries.all()],
};

export const useScheduleContent = () => useChange(scheduleContent);
export const useEditContent = () => useChange(changeContent);
