export { useToggleAutomation } from './api/use-toggle-automation';
