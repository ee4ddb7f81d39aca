import { CountedTexts2000000000143 } from './2000000000143-counted-texts.js';
import { ImportedReservations2000000000230 } from './2000000000230-imported-reservations.js';
import { Areas2000000000087 } from './2000000000087-areas.js';
import { CourtyardClosings2000000000089 } from './2000000000089-courtyard-closings.js';
import { PendingRequests2000000000017 } from './2000000000017-pending-requests.js';
import { EnteredReservations2000000000014 } from './2000000000014-entered-reservations.js';
import { RequestsTalliedOneByOne2000000000046 } from './2000000000046-requests-tallied-one-by-one.js';
import { ReservationVersions2000000000031 } from './2000000000031-versions.js';
import { GuestTexts2000000000034 } from './2000000000034-guest-texts.js';
import { Visits2000000000032 } from './2000000000032-visits.js';
import { Mentions2000000000016 } from './2000000000016-mentions.js';
import { OpenDays2000000000015 } from './2000000000015-open-days.js';
import { GuestsOwnPages2000000000071 } from './2000000000071-guests-own-pages.js';
import { Reminders2000000000073 } from './2000000000073-reminders.js';
import { WaitingList2000000000081 } from './2000000000081-waiting-list.js';
import { OfferedTimes2000000000080 } from './2000000000080-offered-times.js';
import { Replies2000000000074 } from './2000000000074-replies.js';
import { GuestMemories2000000000076 } from './2000000000076-guest-memories.js';
import { GuestSearchKeys2000000000154 } from './2000000000154-search-keys.js';
import { IncomingTexts2000000000151 } from './2000000000151-incoming-texts.js';
import { LighterWrites2000000000118 } from './2000000000118-lighter-writes.js';
import { RequestsCheckedAtOnce2000000000119 } from './2000000000119-requests-checked-at-once.js';
import { Declines2000000000123 } from './2000000000123-declines.js';
import { AnswerDeadlines2000000000125 } from './2000000000125-answer-deadlines.js';
import { LeftOutOfReplies2000000000142 } from './2000000000142-left-out-of-replies.js';
import { OpenedMailedLinks2000000000146 } from './2000000000146-opened-mailed-links.js';
import { DoorList2000000000161 } from './2000000000161-door-list.js';
import { Tables2000000000160 } from './2000000000160-tables.js';
import { Undo2000000000122 } from './2000000000122-undo.js';
import { WaysIn2000000000077 } from './2000000000077-ways-in.js';
import { Reservations2000000000003 } from './2000000000003-reservations.js';

export const RESERVATIONS_MIGRATIONS = [
  Reservations2000000000003,
  EnteredReservations2000000000014,
  OpenDays2000000000015,
  Mentions2000000000016,
  ReservationVersions2000000000031,
  PendingRequests2000000000017,
  RequestsTalliedOneByOne2000000000046,
  Visits2000000000032,
  GuestTexts2000000000034,
  GuestsOwnPages2000000000071,
  Reminders2000000000073,
  OfferedTimes2000000000080,
  WaitingList2000000000081,
  Replies2000000000074,
  GuestMemories2000000000076,
  WaysIn2000000000077,
  Areas2000000000087,
  CourtyardClosings2000000000089,
  LighterWrites2000000000118,
  RequestsCheckedAtOnce2000000000119,
  Undo2000000000122,
  Declines2000000000123,
  AnswerDeadlines2000000000125,
  CountedTexts2000000000143,
  LeftOutOfReplies2000000000142,
  OpenedMailedLinks2000000000146,
  IncomingTexts2000000000151,
  GuestSearchKeys2000000000154,
  Tables2000000000160,
  DoorList2000000000161,
  ImportedReservations2000000000230,
];
