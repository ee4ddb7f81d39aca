export { OptionForm } from './ui/option-form';
