export { useSettled } from './use-settled';
