export { useSendContract } from './api/use-send-contract';
