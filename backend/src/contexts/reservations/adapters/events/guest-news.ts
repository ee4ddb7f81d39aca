import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { EventListeners } from '../../../../platform/events/event-listeners.js';
import { registersProvider } from '../../../../platform/registration/registering-decorators.js';
import { areas } from '../../domain/areas.js';
import { withoutAreas } from '../../domain/other-times.js';
import type { GuestNotifier, ReservationEvent } from '../../domain/ports.js';
import type { ReservationFact } from '../../domain/reservation.events.js';

/** Names of a notifier's listeners, which must stay the same across releases. */
export interface NewsNames {
  readonly acknowledgement: string;
  readonly confirmation: string;
  readonly offer: string;
  readonly decline: string;
  readonly change: string;
  readonly reminder: string;
  readonly place: string;
  readonly withdrawal: string;
  readonly cancellation: string;
  readonly courtyard: string;
}

/** Stored with pending deliveries; renaming one would lose them. */
export const MAILS: NewsNames = {
  acknowledgement: 'guest-acknowledgement',
  confirmation: 'guest-confirmation',
  offer: 'guest-offer',
  decline: 'guest-decline',
  change: 'guest-change',
  reminder: 'guest-reminder',
  place: 'guest-place-in-line',
  withdrawal: 'guest-withdrawal',
  cancellation: 'guest-cancellation',
  courtyard: 'guest-courtyard',
};

export const TEXTS: NewsNames = {
  acknowledgement: 'guest-text-acknowledgement',
  confirmation: 'guest-text-confirmation',
  offer: 'guest-text-offer',
  decline: 'guest-text-decline',
  change: 'guest-text-change',
  reminder: 'guest-text-reminder',
  place: 'guest-text-place-in-line',
  withdrawal: 'guest-text-withdrawal',
  cancellation: 'guest-text-cancellation',
  courtyard: 'guest-text-courtyard',
};

/** Subscribes a notifier to the events that guests are notified of. */
export const NotifiesGuests = (names: NewsNames) =>
  registersProvider<GuestNotifier>((find, notifier) => {
    notifyGuests(find(EventListeners), notifier, names, find(FeatureSettings));
  });

function notifyGuests(
  listeners: EventListeners,
  notifier: GuestNotifier,
  names: NewsNames,
  options: FeatureSettings,
): void {
  const on = (
    type: string,
    name: string,
    notify: (event: ReservationEvent) => Promise<void>,
    concerns?: (event: ReservationEvent) => boolean,
  ) => {
    const notifyWithAreas = async (event: ReservationEvent) => {
      const { isOn: hasAreas } = await options.get(areas);
      await notify(hasAreas ? event : withoutArea(event));
    };
    listeners.on<ReservationFact>(`reservation.${type}`, name, notifyWithAreas, concerns);
  };
  for (const arrived of ['requested', 'entered']) {
    // Older events have no status; requests could not be confirmed back then.
    const isConfirmed = ({ payload }: ReservationEvent) => payload.status === 'confirmed';
    on(
      arrived,
      names.acknowledgement,
      (event) => notifier.acknowledge(event),
      (event) => !isConfirmed(event),
    );
    on(arrived, names.confirmation, (event) => notifier.confirm(event), isConfirmed);
  }
  on('confirmed', names.confirmation, (event) => notifier.confirm(event));
  on('queued', names.place, (event) => notifier.notifyOfPosition(event));
  on('offered', names.offer, (event) => notifier.offer(event));
  on('declined', names.decline, (event) => notifier.decline(event));
  on('changed', names.change, (event) => notifier.notifyOfChange(event));
  on('reminded', names.reminder, (event) => notifier.remind(event));
  on('cancelled', names.cancellation, (event) => notifier.confirmCancellation(event));
  for (const type of ['moved-inside', 'asked-about-rain', 'left-without-table', 'rained-off', 'courtyard-opened'])
    on(type, names.courtyard, (event) => notifier.notifyOfCourtyard(event));
  for (const type of ['reopened', 'reinstated', 'unqueued'])
    on(type, names.withdrawal, (event) => notifier.withdrawDecision(event));
  on('replaced', names.withdrawal, (event) => notifier.withdrawAll(event));
}

/** Drops the area if the restaurant has turned areas off. */
const withoutArea = <Event extends ReservationEvent>({ payload, ...event }: Event) => {
  const { area: _, rainPlan: __, ...fact } = payload;
  const { area: ___, ...formerBooking } = payload.formerBooking ?? {};
  const offeredTimes = payload.offeredTimes && withoutAreas(payload.offeredTimes);
  return { ...event, payload: { ...fact, offeredTimes, formerBooking } };
};
