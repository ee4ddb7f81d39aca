export { AgreementPage as default } from '@/pages/agreement';
