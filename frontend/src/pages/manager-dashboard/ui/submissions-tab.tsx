export { SubmissionList as SubmissionsTab } from '@/widgets/submission-list';
