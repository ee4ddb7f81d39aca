import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { ApprovalFact, CommentAdded } from '../../../approvals/index.js';
import { type AlertedReservation, type ReservationFact, ServiceAlertsQuery } from '../../../reservations/index.js';
import { PushSender } from '../jobs/push-sender.js';
import { PushDevices } from '../persistence/push-devices.query.js';

/** After these, a person may no longer be at the devices. */
const ACCESS_ENDED = [
  'account.deactivated',
  'account.signed-out-everywhere',
  'staff-member.deactivated',
  'staff-member.deleted',
  'staff-member.password-reset',
];

const BOARD = '/{role}/dashboard?tab=reservations';

/** Turns what happens into notifications for devices. */
@Injectable()
export class PushListeners {
  constructor(
    private readonly sender: PushSender,
    private readonly devices: PushDevices,
    private readonly alerts: ServiceAlertsQuery,
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @OnEvent('reservation.requested', { listener: 'push-requests' })
  async requested({ id, subject, payload }: StoredEvent<ReservationFact>): Promise<void> {
    const isChange = payload.replaces ? this.isToday(payload.replaces.preferredDate) : false;
    const title = isChange
      ? 'A guest asks for a change today'
      : payload.status === 'confirmed'
        ? 'New reservation, confirmed automatically'
        : 'New reservation request';
    await this.sender.notify(
      { kind: isChange ? 'change' : 'request', key: id, title, details: visitOf(payload), path: boardOf(subject.id) },
      { roles: ['admin', 'staff'] },
    );
  }

  @OnEvent('reservation.cancelled', { listener: 'push-cancellations' })
  async cancelled({ id, subject, payload, by }: StoredEvent<ReservationFact>): Promise<void> {
    if (!this.isToday(payload.preferredDate)) return;
    const noun = payload.previousStatus === 'pending' ? 'request' : 'reservation';
    await this.sender.notify(
      {
        kind: 'change',
        key: id,
        title: `A ${noun} for today was canceled`,
        details: visitOf(payload),
        path: boardOf(subject.id),
      },
      { roles: ['admin', 'staff'], except: by?.id },
    );
  }

  @OnEvent('reservation.late', { listener: 'push-late-guests' })
  async late({ subject, payload, by }: StoredEvent<ReservationFact>): Promise<void> {
    const minutes = payload.lateMinutes ? `${String(payload.lateMinutes)} minutes · ` : '';
    await this.sender.notify(
      {
        kind: 'late',
        key: `late:${subject.id}`,
        title: 'A guest will be late',
        details: `${minutes}${visitOf(payload)}`,
        path: boardOf(subject.id),
      },
      { roles: ['admin', 'staff'], except: by?.id },
    );
  }

  @OnEvent('reservation.replied', { listener: 'push-replies' })
  async replied({ id, subject, payload }: StoredEvent<ReservationFact>): Promise<void> {
    await this.sender.notify(
      { kind: 'reply', key: id, title: 'A guest replied', details: visitOf(payload), path: boardOf(subject.id) },
      { roles: ['admin', 'staff'] },
    );
  }

  @OnEvent('approval-item.submitted', { listener: 'push-approvals' })
  async submitted({ id, subject, payload }: StoredEvent<ApprovalFact>): Promise<void> {
    await this.sender.notify(
      {
        kind: 'approval',
        key: id,
        title: 'Content is waiting for your approval',
        details: `“${payload.title}” by ${payload.submittedBy}`,
        path: `/{role}/dashboard?tab=approvals&open=${subject.id}&dialog=review`,
      },
      { roles: ['admin'] },
    );
  }

  @OnEvent('approval-comment.added', { listener: 'push-comments' })
  async commented({ id, payload }: StoredEvent<CommentAdded>): Promise<void> {
    const { title, authorName, text, notifies, itemId } = payload;
    for (const [role, tab] of [
      ['admin', 'approvals'],
      ['manager', 'submissions'],
    ] as const) {
      await this.sender.notify(
        {
          kind: 'comment',
          key: id,
          title: `New comment on “${title}”`,
          details: `${authorName}: ${text}`,
          path: `/{role}/dashboard?tab=${tab}&open=${itemId}&dialog=comments`,
        },
        { roles: [role], accountIds: notifies },
      );
    }
  }

  @OnEvent('message.sent', { listener: 'push-messages' })
  async messageSent({ id, payload, by }: StoredEvent<{ mailbox: string }>): Promise<void> {
    const { mailbox } = payload;
    const isOfRole = mailbox === 'admin' || mailbox === 'manager';
    const details = by ? `From ${by.name}` : '';
    await this.sender.notify(
      { kind: 'message', key: id, title: 'New message', details, path: '/{role}/dashboard?tab=messages' },
      isOfRole ? { roles: [mailbox] } : { roles: ['staff'], accountIds: [mailbox] },
    );
  }

  @OnEvent(ACCESS_ENDED, { listener: 'push-access-ended' })
  async accessEnded({ subject }: StoredEvent): Promise<void> {
    await this.devices.removeAllOf(subject.id);
  }

  /** Nothing happens when a deadline comes near or a guest does not arrive, so these are looked for. */
  @Cron('push-alerts', '*/5 * * * *')
  async lookForAlerts(): Promise<void> {
    const { due, late } = await this.alerts.read(this.clock.now());
    await this.database.run(null, async () => {
      for (const request of due) await this.alert('deadline', 'A request needs a reply within an hour', request);
      for (const visit of late) await this.alert('late', 'A party is 15 minutes late', visit);
    });
  }

  private async alert(kind: 'deadline' | 'late', title: string, reservation: AlertedReservation): Promise<void> {
    const { id } = reservation;
    await this.sender.notify(
      { kind, key: `${kind}:${id}`, title, details: visitOf(reservation), path: boardOf(id) },
      { roles: ['admin', 'staff'] },
    );
  }

  private isToday(date: string): boolean {
    return date === dateIn(this.restaurant.timeZone, this.clock.now());
  }
}

const boardOf = (id: string) => `${BOARD}&open=${id}&dialog=manage`;

type Visit = Pick<ReservationFact, 'customerName' | 'partySize' | 'preferredDate' | 'preferredTime'>;

function visitOf({ customerName, partySize, preferredDate, preferredTime }: Visit): string {
  const day = new Date(`${preferredDate}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return `${customerName}, party of ${partySize}, ${day}, ${preferredTime}`;
}
