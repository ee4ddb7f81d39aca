export {
  type ApprovalFigures,
  type ApprovalItem,
  type ApprovalStatus,
  decideItem,
  deleteItem,
} from './api/approval-item.calls';
export { approvalItemQueries } from './api/approval-item.queries';
export { approvalLabel } from './model/describe';
export { approvalItemWords } from './model/trail-words';
export { ApprovalTag } from './ui/approval-tag';
