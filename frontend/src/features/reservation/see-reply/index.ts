export { useSeeReply } from './api/use-see-reply';
