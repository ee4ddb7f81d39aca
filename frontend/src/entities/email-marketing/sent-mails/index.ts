export {
  type EmailDays,
  emailDays,
  type EmailFigures,
  emailHistoryQueries,
  type MailStatus,
  type Period,
  type Progress,
  type SentMail,
  type SubjectTest,
} from './api';
export { recipientInWords, subjectInWords } from './model';
export { MailStatusTag } from './ui/mail-status-tag';
