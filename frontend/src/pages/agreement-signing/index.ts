export { AgreementSigningPage } from './ui/agreement-signing-page';
