export {
  type GuestTable,
  guestTableCalls,
  guestTableQueries,
  type LateMinutes,
  type OfferedTime,
  type MemoryCorrection,
  type OwnMemory,
  type TableChange,
} from './api/guest-table.queries';
