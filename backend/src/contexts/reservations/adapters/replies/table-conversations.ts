import { Injectable } from '@nestjs/common';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';

const PURPOSE = 'table-conversation';
const DAYS_AFTER = 30;
const LOCAL_PART = /<([^<>@\s]{1,300})@/g;
/** A mail program names our mail among the last: each costs a signature to check. */
const MOST_IDS = 20;
const MOST_CHARACTERS = 8_192;
/** Of a token, which ends the local part. */
const PARTS = 3;

/** Names of the conversations about tables. Only who got one of our mails knows its name: it is signed. */
@Injectable()
export class TableConversations {
  constructor(private readonly links: SignedLinks) {}

  /** @param until the day of the visit; answers are heard for a month after it */
  nameOf(reservationId: string, until: string): string {
    return this.links.sign(PURPOSE, reservationId, instantOf(addDays(until, DAYS_AFTER), '00:00', 'UTC'));
  }

  /** The reservation that a mail with these Message-IDs is about; null where none of them is ours, or its time is over. */
  reservationIn(messageIds: string): string | null {
    const newest = [...messageIds.slice(-MOST_CHARACTERS).matchAll(LOCAL_PART)].slice(-MOST_IDS);
    for (const [, local = ''] of newest) {
      const id = this.links.read(PURPOSE, local.split('.').slice(-PARTS).join('.'));
      if (id !== null) return id;
    }
    return null;
  }
}
