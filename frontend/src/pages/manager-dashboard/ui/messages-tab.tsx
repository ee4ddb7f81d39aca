import { restaurant } from '@/entities/restaurant';
import { MessagePanel } from '@/widgets/message-panel';

export const MessagesTab = () => (
  <MessagePanel role="manager" introduction={`Direct communication with ${restaurant.ownerName} (Admin)`} />
);
