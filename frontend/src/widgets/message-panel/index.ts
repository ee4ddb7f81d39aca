export { ArchivedMessages } from './ui/archived-messages';
export { MessagePanel } from './ui/message-panel';
