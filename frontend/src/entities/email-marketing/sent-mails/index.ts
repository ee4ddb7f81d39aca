export {
  type EmailDays,
  emailDays,
  type EmailFigures,
  type MailStatus,
  type Period,
  type Progress,
  type SentMail,
} from './api/sent-mails.calls';
export { emailHistoryQueries } from './api/sent-mails.queries';
export { recipientInWords, subjectInWords } from './model/describe';
export { MailStatusTag } from './ui/mail-status-tag';
