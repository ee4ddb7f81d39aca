export { SubmissionList } from './ui/submission-list';
