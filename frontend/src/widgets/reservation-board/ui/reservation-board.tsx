import { useState } from 'react';
import type { BoardRole } from '@/entities/reservation';
import { LazyPart } from '@/shared/ui/lazy-part';
import { useRowFocus } from '@/shared/ui/row-focus';
import { Skeleton } from '@/shared/ui/skeleton';
import { TipProvider } from '@/shared/ui/tip';
import { useServiceDate } from '../model/use-service-date';
import { BoardBar } from './board-bar';
import { KeysButton } from './keys-button';
import { RequestList } from './request-list';
import { useCardKeys } from './use-card-keys';

const loadServiceDay = async () => (await import('./service-day')).ServiceDayView;

/** The requests, or a day of service; the address says which. */
export function ReservationBoard({ role }: { role: BoardRole }) {
  const { date } = useServiceDate();
  const { area, restore } = useRowFocus();
  const [helpIsOpen, setHelpIsOpen] = useState<boolean>();
  useCardKeys(area, () => {
    setHelpIsOpen(true);
  });
  return (
    <TipProvider>
      <div ref={area}>
        <BoardBar role={role} />
        {date === null ? (
          <RequestList role={role} afterClose={restore}>
            <KeysButton open={helpIsOpen} onToggle={setHelpIsOpen} />
          </RequestList>
        ) : (
          <LazyPart
            load={loadServiceDay}
            waiting={<Skeleton label="Loading the day..." />}
            with={{ role, date, afterClose: restore }}
          />
        )}
      </div>
    </TipProvider>
  );
}
