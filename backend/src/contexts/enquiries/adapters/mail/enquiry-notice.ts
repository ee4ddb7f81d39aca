import type { NoticeBoard } from '../../../../platform/mail/notice-board.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import type { EnquiryFact } from '../../domain/enquiry.events.js';

/** Tells the owner that somebody has written. */
export class EnquiryNotice {
  constructor(private readonly board: NoticeBoard) {}

  async received({ id, payload: { kind, name, email, phone, message } }: StoredEvent<EnquiryFact>): Promise<void> {
    await this.board.post({
      id,
      kind,
      reader: 'owner',
      title: `Message from ${name}`,
      details: [[email, phone].filter(Boolean).join(' · '), message],
      path: '/admin/dashboard',
    });
  }
}
