export { AgreementSigningPage as default } from '@/pages/agreement-signing';
