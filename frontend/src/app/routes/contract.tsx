export { ContractPage as default } from '@/pages/contract';
