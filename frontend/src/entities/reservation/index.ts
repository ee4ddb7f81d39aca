export {
  partyLabel,
  partySeats,
  partySizes,
  slotMinutes,
  slotsWithin,
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
  reportLate,
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
  answerReply,
  seeReply,
  type ServiceDay,
  undoDecision,
  type Waitlist,
  waitlistCalls,
} from './api/reservation.calls';
export {
  type BookImport,
  bookImportCalls,
  bookImportQueries,
  type BookPlan,
  type BookPreview,
  rejectedRows,
  type UploadedBook,
} from './api/book-import';
export {
  type ClosingOutcome,
  type ClosingPlan,
  courtyardCalls,
  type CourtyardClosing,
  type CourtyardDay,
  courtyardQueries,
  NoTableTag,
  planIn,
} from './ui/no-table-tag';
export { optimisticDecision, readNow, readStatus } from './api/optimistic-decision';
export { optimisticFields } from './api/optimistic-fields';
export { analyticsDays, type AnalyticsDays, reservationQueries } from './api/reservation.queries';
export { type Area, areaLabel, areas, areaWords, type RainPlan, rainPlans, seatWords } from './model/areas';
export { answerLabel, roomWords, sourceLabel, standingLabel, statusLabel, statusTone } from './model/describe';
export {
  CARD_KEYS,
  type DialogKey,
  dialogsOf,
  isChangeable,
  isUnseen,
  replyToAnswer,
  nextActions,
  type RepliesByRequest,
  useReplies,
} from './model/next-actions';
export { sharedTableWords, tableWords } from './model/table-words';
export { AreaFields } from './ui/area-fields';
export { AreaTag } from './ui/area-tag';
export { WaitingSteps } from './ui/waiting-steps';
export { Mentions } from './ui/mentions';
export { visitWords } from './model/memory-words';
export { RoomLine } from './ui/room-line';
export { beyondWords, useBeyondQuestion } from './ui/use-beyond-question';
export { BookingFields } from './ui/booking-fields';
