export { AnswerLinkPage } from './ui/answer-link-page';
export { GuestTablePage } from './ui/guest-table-page';
export { EmailConfirmationPage } from './ui/email-confirmation-page';
export { EmailPreferencesPage } from './ui/email-preferences-page';
export { PersonalRecordPage } from './ui/personal-record-page';
