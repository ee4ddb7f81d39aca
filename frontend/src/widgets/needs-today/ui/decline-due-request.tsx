import type { DueRequest } from '@/entities/settings/overview';
import { DeclineDialog } from '@/features/reservation/decide';
import type { DialogProps } from '@/shared/ui/dialogs';

interface DeclineDueRequestProps extends DialogProps {
  request: DueRequest;
}

export const DeclineDueRequest = ({ request: { id, customerName }, ...dialog }: DeclineDueRequestProps) => (
  <DeclineDialog role="admin" reservation={{ id, customerName, status: 'pending' }} {...dialog} />
);
