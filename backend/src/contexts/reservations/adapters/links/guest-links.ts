import { Injectable } from '@nestjs/common';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import type { GuestPageLinks, LinkedTable } from '../../domain/guest-page.js';

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

const SIGNED_GUEST_PAGE_LINKS_PURPOSE = 'guest-page';
const MAILED = 'mailed-guest-page';
const CALENDAR = 'visit-calendar';
const DAYS_AFTER = 30;

@Injectable()
export class SignedGuestPageLinks implements GuestPageLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly settings: AppSettings,
  ) {}

  pageFor(reservationId: string, visitDay: string): string {
    return this.signed(SIGNED_GUEST_PAGE_LINKS_PURPOSE, reservationId, visitDay);
  }

  mailedPageFor(reservationId: string, visitDay: string): string {
    return this.signed(MAILED, reservationId, visitDay);
  }

  calendarFor(reservationId: string, visitDay: string): string {
    return `/api/guest-table/${this.tokenOf(CALENDAR, reservationId, visitDay)}/table.ics`;
  }

  visitIn(token: string): string | null {
    return this.links.read(CALENDAR, token);
  }

  tableIn(token: string): LinkedTable | null {
    const mailed = this.links.read(MAILED, token);
    const reservationId = mailed ?? this.links.read(SIGNED_GUEST_PAGE_LINKS_PURPOSE, token);
    return reservationId === null ? null : { reservationId, isMailed: mailed !== null };
  }

  /** Browsers never send the part after the `#`, so the token does not reach logs. */
  private signed(purpose: string, reservationId: string, visitDay: string): string {
    return new URL(`/table#${this.tokenOf(purpose, reservationId, visitDay)}`, this.settings.publicUrl).href;
  }

  private tokenOf(purpose: string, reservationId: string, visitDay: string): string {
    return this.links.sign(purpose, reservationId, instantOf(addDays(visitDay, DAYS_AFTER), '00:00', 'UTC'));
  }
}
