export {
  addComment,
  type ApprovalComment,
  type ApprovalFigures,
  type ApprovalItem,
  type ApprovalReader,
  type ApprovalStatus,
  decideItem,
  deleteComment,
  deleteItem,
  resolveThread,
} from './api/approval-item.calls';
export { approvalItemQueries } from './api/approval-item.queries';
export { approvalLabel } from './model/describe';
export { approvalCommentWords, approvalItemWords } from './model/activity-words';
export { ApprovalTag } from './ui/approval-tag';
