export { BLANK_TERMS } from './model/terms';
export { SaveContractForm } from './ui/save-contract-form';
