import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../../platform/links/signed-links.js';

const OPEN = 'email-open';
const CLICK = 'email-click';
/** Emails are read again for years. */
const YEARS_MS = 5 * 365 * 86_400_000;

/** Tracking URLs in emails. They contain a row of the history, never a person. */
@Injectable()
export class TrackingLinks {
  constructor(
    private readonly links: SignedLinks,
    @Inject(AppSettings) private readonly settings: Pick<AppSettings, 'publicUrl'>,
    private readonly clock: Clock,
  ) {}

  pixelFor(historyId: string): string {
    return new URL(`/api/email/open/${this.sign(OPEN, historyId)}.gif`, this.settings.publicUrl).href;
  }

  clickFor(historyId: string, linkId: string): string {
    return new URL(`/api/email/click/${this.sign(CLICK, `${historyId} ${linkId}`)}`, this.settings.publicUrl).href;
  }

  /** The email of the pixel; null for an invalid token. */
  openedBy(token: string): string | null {
    return this.links.read(OPEN, token);
  }

  clickedBy(token: string): { readonly historyId: string; readonly linkId: string } | null {
    const [historyId, linkId] = this.links.read(CLICK, token)?.split(' ') ?? [];
    return historyId && linkId ? { historyId, linkId } : null;
  }

  private sign(purpose: string, subject: string): string {
    return this.links.sign(purpose, subject, new Date(this.clock.now().getTime() + YEARS_MS));
  }
}
