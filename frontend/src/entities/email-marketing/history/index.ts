export {
  type EmailDays,
  emailDays,
  type EmailFigures,
  type MailStatus,
  type Period,
  type Progress,
  type SentMail,
} from './api/email-history.calls';
export { emailHistoryQueries } from './api/email-history.queries';
export { recipientInWords, subjectInWords } from './model/describe';
export { MailStatusTag } from './ui/mail-status-tag';
