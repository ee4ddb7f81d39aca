import type { DueRequest } from '@/entities/settings/overview';
import { DeclineDialog } from '@/features/reservation/decide';

interface DeclineDueRequestProps {
  request: DueRequest;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export const DeclineDueRequest = ({ request: { id, customerName }, ...dialog }: DeclineDueRequestProps) => (
  <DeclineDialog role="admin" reservation={{ id, customerName, status: 'pending' }} {...dialog} />
);
