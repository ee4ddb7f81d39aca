export {
  type GuestTable,
  guestTableCalls,
  guestTableQueries,
  type LateMinutes,
  type OfferedTime,
  type TableChange,
} from './api/guest-table.queries';
