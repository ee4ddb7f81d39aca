export { useStartSending } from './api/start-sending';
