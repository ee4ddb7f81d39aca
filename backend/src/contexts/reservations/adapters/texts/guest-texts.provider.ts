import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { NoticeBoard } from '../../../../platform/mail/notice-board.js';
import { OutboundHttp } from '../../../../platform/outbound/outbound-http.js';
import { PhoneNumbers } from '../../domain/ports/phone-numbers.js';
import { reservationsSettings } from '../../reservations.settings.js';
import { TextCaps } from '../caps/text-caps.js';
import { ConfirmedContacts } from '../persistence/confirmed-contacts.query.js';
import { CurrentReservation } from '../persistence/current-reservation.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { CallingTextGateway } from './calling-text-gateway.js';
import { callsOf } from './gateway-calls.js';
import { GuestTexts } from './guest-texts.js';

type TextParts = ConstructorParameters<typeof GuestTexts> extends [unknown, ...infer Parts] ? Parts : never;

/** Null where the settings name no gateway. */
export const guestTexts = {
  provide: GuestTexts,
  useFactory: (settings: AppSettings, http: OutboundHttp, ...parts: TextParts): GuestTexts | null => {
    const { SMS_URL } = settings.of(reservationsSettings);
    if (SMS_URL === undefined) return null;
    const clock = parts.at(-1) as Clock;
    return new GuestTexts(new CallingTextGateway(http, clock, callsOf(SMS_URL)), ...parts);
  },
  inject: [
    ...[AppSettings, OutboundHttp, Jobs, TypeOrmGuestTexts, CurrentReservation, ConfirmedContacts, PhoneNumbers],
    ...[TextCaps, NoticeBoard, Restaurant, Clock],
  ],
};
