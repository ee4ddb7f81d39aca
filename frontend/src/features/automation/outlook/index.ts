export { triggerInWords } from './model/trigger-in-words';
