import type { CalendarFeed } from '@/entities/house/integration';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useEndCalendar } from '../api/use-end-calendar';

interface EndCalendarDialogProps {
  calendar: CalendarFeed;
  open: boolean;
  onClose: () => void;
}

export function EndCalendarDialog({ calendar: { id }, open, onClose }: EndCalendarDialogProps) {
  const { send, isPending } = useEndCalendar();
  return (
    <ConfirmDialog
      title="Delete this calendar?"
      open={open}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: onClose, onError: onClose });
      }}
      onClose={onClose}
    >
      <p>Calendars that use this address stop updating. A new calendar gets a different address.</p>
    </ConfirmDialog>
  );
}
