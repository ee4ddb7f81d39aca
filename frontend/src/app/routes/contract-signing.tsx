export { ContractSigningPage as default } from '@/pages/contract-signing';
