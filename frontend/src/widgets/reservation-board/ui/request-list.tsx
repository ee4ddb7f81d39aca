import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type BoardRole, reservationQueries, type ReservationStatus } from '@/entities/reservation';
import { useGrowingList } from '@/shared/api';
import { ListRemark, ListView } from '@/shared/ui/list-view';
import { useReservationFilter } from '../model/use-reservation-filter';
import { useReplies } from '../model/use-replies';
import { NobodyFound } from './nobody-found';
import { OpenReservation } from './open-reservation';
import { ReservationFilters } from './reservation-filters';
import { RequestSections } from './request-sections';

const STATUSES: readonly ReservationStatus[] = ['pending', 'confirmed', 'declined', 'completed', 'no-show'];

interface RequestListProps {
  role: BoardRole;
  /** What stands beside the filters. */
  children: ReactNode;
  /** Of a dialog that was opened from a row. */
  afterClose: () => void;
}

/** What is open, in the order in which it wants to be looked at. */
export function RequestList({ role, afterClose, children }: RequestListProps) {
  const { filter, isNarrowed } = useReservationFilter(STATUSES);
  const list = useGrowingList(reservationQueries.current(role, filter));
  const rooms = useQuery(reservationQueries.rooms(role));
  const memories = useQuery(reservationQueries.guestMemories(role));
  const memoryOf = new Map(memories.data?.map((guest) => [guest.id, guest]));
  const roomOf = new Map(rooms.data?.map((room) => [room.id, room]));
  const replies = useReplies(role);
  return (
    <>
      <OpenReservation role={role} rows={list.rows ?? []} afterClose={afterClose} />
      <ReservationFilters statuses={STATUSES}>{children}</ReservationFilters>
      <ListView
        list={list}
        loading="Loading reservations..."
        failed="Couldn’t load reservations."
        meanwhile={role === 'staff' && 'Today and Tomorrow are available offline.'}
        empty={isNarrowed ? <NobodyFound role={role} /> : 'No reservation requests yet.'}
      >
        {(reservations) => (
          <>
            {list.hasOlder && (
              <ListRemark>
                Only the latest {reservations.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older reservations
                </Button>
              </ListRemark>
            )}
            <RequestSections role={role} rows={reservations} roomOf={roomOf} memoryOf={memoryOf} replies={replies} />
          </>
        )}
      </ListView>
    </>
  );
}
