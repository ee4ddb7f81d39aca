export {
  addContent,
  type ContentEdit,
  type ContentStatus,
  deleteContent,
  editContent,
  submitContent,
  type Submission,
  type NewContent,
  type ScheduledContent,
  type WrittenContent,
} from './api/scheduled-content.calls';
export { scheduledContentQueries } from './api/scheduled-content.queries';
export { scheduledContentWords } from './model/activity-words';
