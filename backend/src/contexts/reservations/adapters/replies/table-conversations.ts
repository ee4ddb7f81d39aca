import { Injectable } from '@nestjs/common';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';

const PURPOSE = 'table-conversation';
const DAYS_AFTER = 30;
const LOCAL_PART = /<([^<>@\s]{1,300})@/g;
/** Mail clients put our email among the last ids; checking each costs a signature. */
const MOST_IDS = 20;
const MOST_CHARACTERS = 8_192;
/** Parts of a token, which is the end of the local part. */
const PARTS = 3;

/** Signed names of conversations about reservations. Only recipients of our emails know them. */
@Injectable()
export class TableConversations {
  constructor(private readonly links: SignedLinks) {}

  /** @param until the day of the visit; replies are accepted for a month after it */
  nameOf(reservationId: string, until: string): string {
    return this.links.sign(PURPOSE, reservationId, instantOf(addDays(until, DAYS_AFTER), '00:00', 'UTC'));
  }

  /** The reservation that an email with these Message-IDs refers to; null if none is valid or the time is over. */
  reservationIn(messageIds: string): string | null {
    const newest = [...messageIds.slice(-MOST_CHARACTERS).matchAll(LOCAL_PART)].slice(-MOST_IDS);
    for (const [, local = ''] of newest) {
      const id = this.links.read(PURPOSE, local.split('.').slice(-PARTS).join('.'));
      if (id !== null) return id;
    }
    return null;
  }
}
