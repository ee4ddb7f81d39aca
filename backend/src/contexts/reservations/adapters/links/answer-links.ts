import { Injectable } from '@nestjs/common';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';

const PURPOSE = 'answer-request';

/** Links in notices to the restaurant, with which a request is confirmed or declined. */
@Injectable()
export class AnswerLinks {
  constructor(private readonly links: SignedLinks) {}

  /** Path of the page, valid until the day after the visit. The token is after the `#`, so that it does not reach logs. */
  pathTo(reservationId: string, visitDay: string): string {
    return `/answer#${this.links.sign(PURPOSE, reservationId, instantOf(addDays(visitDay, 1), '00:00', 'UTC'))}`;
  }

  /** The request's id; null if the token is for something else, forged, or expired. */
  requestIn(token: string): string | null {
    return this.links.read(PURPOSE, token);
  }
}
