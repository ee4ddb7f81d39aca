export { AnswerLinkPage as default } from '@/pages/mail-links';
