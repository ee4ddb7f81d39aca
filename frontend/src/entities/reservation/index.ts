export {
  partyLabel,
  partySeats,
  partySizes,
  slotMinutes,
  TIME_PASSED,
  timeSlots,
  type TimeSlot,
} from './model/request-options';
export {
  assignTables,
  bookExport,
  type BoardRole,
  type BookedSlot,
  type Booking,
  type BookingChange,
  cancelReservation,
  type CapacityDay,
  changeOf,
  deleteReservation,
  doorCalls,
  type DoorList,
  type DoorParty,
  type DoorStep,
  enterReservation,
  type Entry,
  type LateMinutes,
  markLeft,
  type Mention,
  type OfferedTime,
  offerTimes,
  noteLate,
  type Reply,
  type GuestMemory,
  type GuestNote,
  noteGuest,
  type NotedGuest,
  type ReportedDay,
  type Reservation,
  type ReservationAnalyticsFigures,
  type RequestRoom,
  reservationCalls,
  type ReservationFilter,
  type ReservationStatus,
  seeReply,
  type ServiceDay,
  undoDecision,
  type WaitingList,
  waitingListCalls,
} from './api/reservation.calls';
export {
  type ClosingOutcome,
  type ClosingPlan,
  courtyardCalls,
  type CourtyardClosing,
  type CourtyardDay,
  courtyardQueries,
  planIn,
} from './api/courtyard.queries';
export { optimisticDecision } from './api/optimistic-decision';
export { optimisticFields } from './api/optimistic-fields';
export { analyticsDays, type AnalyticsDays, reservationQueries } from './api/reservation.queries';
export { readNow, readStatus } from './api/read-status';
export { type Area, areaLabel, areas, areaWords, type RainPlan, rainPlans, seatWords } from './model/areas';
export { answerLabel, sourceLabel, standingLabel, statusLabel, statusTone } from './model/describe';
export { tableWords } from './model/table-words';
export { doorPartyWords } from './model/door-words';
export { courtyardWords } from './model/courtyard-words';
export { reservationWords } from './model/trail-words';
export { NoTableTag } from './ui/no-table-tag';
export { AreaFields } from './ui/area-fields';
export { AreaTag } from './ui/area-tag';
export { Mentions } from './ui/mentions';
export { visitWords } from './model/memory-words';
export { RoomLine } from './ui/room-line';
export { roomWords } from './model/room-words';
export { beyondWords, useBeyondQuestion } from './ui/use-beyond-question';
export { BookingFields } from './ui/booking-fields';
