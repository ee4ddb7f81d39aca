export { ContractSigningPage } from './ui/contract-signing-page';
