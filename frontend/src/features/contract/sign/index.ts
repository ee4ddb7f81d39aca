export { SignContractForm } from './ui/sign-contract-form';
