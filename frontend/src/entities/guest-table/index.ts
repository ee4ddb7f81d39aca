export {
  type GuestTable,
  guestTableCalls,
  guestTableQueries,
  type LateMinutes,
  type TableChange,
} from './api/guest-table.queries';
