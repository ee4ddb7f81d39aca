import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { OutboundHttp } from '../../../../platform/outbound/outbound-http.js';
import { PhoneNumbers } from '../../domain/ports/phone-numbers.js';
import { reservationsSettings } from '../../reservations.settings.js';
import { TextCaps } from '../caps/text-caps.js';
import { ConfirmedContacts } from '../persistence/confirmed-contacts.query.js';
import { CurrentReservation } from '../persistence/current-reservation.js';
import { IncomingTextRows } from '../persistence/incoming-texts.query.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { CallingTextGateway } from './calling-text-gateway.js';
import { callsOf } from './gateway-calls.js';
import { GuestTexts } from './guest-texts.js';
import { IncomingTexts } from './incoming-texts.js';
import { TextAnswers } from './text-answers.js';
import { TableReadyTexts } from './table-ready-texts.js';
import { DoorTexts } from '../../domain/door/ports.js';
import { TextGateway } from './text-gateway.js';

type TextParts = ConstructorParameters<typeof GuestTexts> extends [unknown, ...infer Parts] ? Parts : never;

/** Null if no gateway is configured. */
const textGateway = {
  provide: TextGateway,
  useFactory: (settings: AppSettings, http: OutboundHttp, clock: Clock): TextGateway | null => {
    const { SMS_URL } = settings.of(reservationsSettings);
    return SMS_URL === undefined ? null : new CallingTextGateway(http, clock, callsOf(SMS_URL));
  },
  inject: [AppSettings, OutboundHttp, Clock],
};

/** Null if texts are not sent. */
const guestTexts = {
  provide: GuestTexts,
  useFactory: (gateway: TextGateway | null, ...parts: TextParts): GuestTexts | null =>
    gateway && new GuestTexts(gateway, ...parts),
  inject: [
    ...[TextGateway, Jobs, TypeOrmGuestTexts, CurrentReservation, ConfirmedContacts, PhoneNumbers],
    ...[TextCaps, IncomingTextRows, Notifications, Restaurant, Clock],
  ],
};

/** Texts to guests, and texts from guests. */
export const textProviders = [
  ...[textGateway, guestTexts, IncomingTextRows, TextAnswers, IncomingTexts],
  TableReadyTexts,
  { provide: DoorTexts, useExisting: TableReadyTexts },
];
