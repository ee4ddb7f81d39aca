import { Injectable } from '@nestjs/common';
import { EventListeners } from '../../../../../platform/events/event-listeners.js';
import { NoticeBoard } from '../../../../../platform/mail/notice-board.js';
import type { SendingFact } from '../../domain/sending.events.js';

/** Notifies the owner when the sending itself has paused a campaign, not when a person did. */
@Injectable()
export class PauseNotice {
  constructor(
    private readonly listeners: EventListeners,
    private readonly notices: NoticeBoard,
  ) {}

  declare(): void {
    this.listeners.on<SendingFact>('email-campaign.paused', 'campaign-pause-notice', async ({ id, by, payload }) => {
      if (by !== null) return;
      await this.notices.post({
        id,
        kind: 'campaign-pause',
        title: `Sending “${payload.name}” is paused`,
        details: payload.reason === null ? [] : [payload.reason],
        path: '/admin/dashboard?tab=email',
      });
    });
  }
}
