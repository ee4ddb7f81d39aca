export { DeclineContractForm } from './ui/decline-contract-form';
