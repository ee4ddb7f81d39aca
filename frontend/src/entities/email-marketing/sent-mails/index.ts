export {
  type EmailDays,
  emailDays,
  type EmailFigures,
  emailHistoryQueries,
  type MailStatus,
  type Period,
  type Progress,
  type SentMail,
} from './api/sent-mails.queries';
export { recipientInWords, subjectInWords } from './model/describe';
export { MailStatusTag } from './ui/mail-status-tag';
