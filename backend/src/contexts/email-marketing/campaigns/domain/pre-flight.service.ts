import { Injectable } from '@nestjs/common';
import { Audience, type Unknowns } from '../../contacts/domain/index.js';
import { type Gap, gapOf, type MailWarning, MailWriter, warningsOf } from '../../templates/domain/index.js';
import { type EmailSettings, EmailSettingsRepository } from '../../settings/domain/index.js';
import { type CampaignReach, CampaignReachService } from './campaign-reach.service.js';
import { HasErrors } from './campaign.errors.js';
import { type Campaign, CampaignRepository, contentOf, tooFewToTest } from './campaign.js';

/** A problem that the author of a campaign should know before sending; errors block sending. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
}

/** A link as written in the email and its target; null where no browser could follow it. */
interface MailLink {
  readonly written: string;
  readonly url: URL | null;
}

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The distinct links of an HTML text, without those that contain a placeholder, which we generate.
 * @param isOwn whether a URL belongs to the restaurant's website, whose host may be valid only locally
 */
export function linksIn(html: string, isOwn: (url: URL) => boolean): MailLink[] {
  const written = Array.from(html.matchAll(HREF), ([, double, single]) => readable(double ?? single ?? ''));
  return [...new Set(written)]
    .filter((link) => !link.includes('{{') && !link.startsWith('#'))
    .map((link) => ({ written: link, url: followed(link, isOwn) }));
}

const readable = (attribute: string) => attribute.replaceAll('&amp;', '&').trim();

function followed(link: string, isOwn: (url: URL) => boolean): URL | null {
  const url = URL.parse(link);
  if (!url || !FOLLOWED.includes(url.protocol)) return null;
  const isOnTheWeb = !url.protocol.startsWith('http') || url.hostname.includes('.');
  return isOnTheWeb || isOwn(url) ? url : null;
}

const malformed = ({ written }: MailLink): Finding => ({
  level: 'error',
  message: `The link “${shortened(written)}” doesn’t work in emails. Use a full address, such as https://www.example.com/menu.`,
});

const deadEnd = ({ written }: MailLink): Finding => ({
  level: 'error',
  message: `The link “${shortened(written)}” points to a page that doesn’t exist on this website.`,
});

/**
 * A warning for each kind of recipient whose line would lack the name.
 * @param line “subject”, “second subject” or “preview text”
 */
function gaps(line: string, { name, rest, remedy }: Gap, { contacts, strangers }: Unknowns): Finding[] {
  const finding = (many: number, one: string, more: string): Finding[] => {
    const readers = many === 1 ? `1 ${one} reads` : `${many.toLocaleString('en-US')} ${more} read`;
    const message = `${readers} “${shortened(rest.trim())}” as the ${line}. Use ${remedy} to set a fallback.`;
    return many > 0 ? [{ level: 'warning', message }] : [];
  };
  return [
    ...finding(contacts, `contact without a ${name}`, `contacts without a ${name}`),
    ...finding(strangers, 'address that isn’t a contact', 'addresses that aren’t contacts'),
  ];
}

const shortened = (link: string) => (link.length > 80 ? `${link.slice(0, 79)}…` : link);

/** What the restaurant's own website has. */
export abstract class OwnPages {
  abstract isOwn(url: URL): boolean;
  /** True for an address of this website that does not exist; other websites are not checked. */
  abstract isDeadEnd(url: URL): Promise<boolean>;
}

/** Checks texts against the restaurant's hours and prices. */
export abstract class RestaurantFacts {
  /** Returns one sentence per wrong day, hour, or price in the given plain or HTML texts. */
  abstract contradictionsIn(...written: string[]): Promise<readonly string[]>;
}

/** The result of checking a campaign before it is sent. */
export interface PreFlight {
  readonly recipients: number;
  /** How many matching contacts get nothing, by reason. */
  readonly leftOut: Omit<CampaignReach, 'recipients'>;
  readonly findings: readonly Finding[];
}

/** Checks a campaign as its recipients will see it. Links to other websites are never opened. */
@Injectable()
export class PreFlightService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audience: Audience,
    private readonly settings: EmailSettingsRepository,
    private readonly writer: MailWriter,
    private readonly pages: OwnPages,
    private readonly facts: RestaurantFacts,
    private readonly reach: CampaignReachService,
  ) {}

  /**
   * @param isToEveryone as if the campaign ignored the weekly limit
   * @throws CampaignNotFound
   */
  async of(id: string, isToEveryone = false): Promise<PreFlight> {
    const campaign = await this.campaigns.get(id);
    const settings = await this.settings.get();
    const ignoresWeeklyLimit = campaign.ignoresWeeklyLimit || isToEveryone;
    const { recipients, ...leftOut } = await this.reach.of({ ...campaign, ignoresWeeklyLimit });
    const written = contentOf(campaign);
    const whole = await this.writer.write(written, settings);
    const findings = [
      ...missing(campaign, recipients, recipients + leftOut.emailedThisWeek, settings),
      ...(await this.deadLinks(campaign.htmlContent)),
      ...(await this.promises(campaign)),
      ...(await this.gaps('subject', campaign.subject, campaign)),
      ...(await this.gaps('second subject', campaign.subjectB, campaign)),
      ...(await this.gaps('preview text', campaign.previewText, campaign)),
      ...warningsOf({ ...written, subject: `${written.subject} ${campaign.subjectB ?? ''}` }, whole)
        .filter(isNews)
        .map(({ message }) => warning(message)),
    ];
    return { recipients, leftOut, findings };
  }

  /** Covers what the status changes do not check themselves. @throws HasErrors */
  async assertMayLeave(campaign: Campaign): Promise<void> {
    const found = [...missingAddress(await this.settings.get()), ...(await this.deadLinks(campaign.htmlContent))];
    if (found.length > 0) throw new HasErrors(found.map(({ message }) => message));
  }

  private async deadLinks(html: string): Promise<Finding[]> {
    const findings = linksIn(html, (url) => this.pages.isOwn(url)).map(async (link) => {
      if (link.url === null) return malformed(link);
      return (await this.pages.isDeadEnd(link.url)) ? deadEnd(link) : null;
    });
    return (await Promise.all(findings)).filter((finding) => finding !== null);
  }

  private async gaps(line: string, written: string | null, { recipientCriteria }: Campaign): Promise<Finding[]> {
    const gap = gapOf(written ?? '');
    return gap ? gaps(line, gap, await this.audience.unknowns(recipientCriteria, gap.field)) : [];
  }

  private async promises({ subject, subjectB, previewText, htmlContent, textContent }: Campaign): Promise<Finding[]> {
    return (
      await this.facts.contradictionsIn(subject, subjectB ?? '', previewText ?? '', htmlContent, textContent ?? '')
    ).map(warning);
  }
}

/** @param matching includes people who got a campaign this week; only if no one matches, sending is blocked */
function missing(
  { htmlContent, approval, subjectB, startedAt }: Campaign,
  recipients: number,
  matching: number,
  settings: EmailSettings,
): Finding[] {
  const isEmpty = htmlContent.trim() === '';
  const isTested = subjectB !== null && startedAt === null;
  const tooFew = isTested ? tooFewToTest(matching) : null;
  const tooFewNow = isTested && tooFew === null ? tooFewToTest(recipients) : null;
  const lacksApproval = settings.ownerApprovalRequired && approval !== 'approved';
  return [
    ...(isEmpty ? [error('The campaign has no content yet.')] : []),
    ...(matching === 0 ? [error('This campaign has no recipients.')] : []),
    ...missingAddress(settings),
    ...(tooFew === null ? [] : [error(tooFew)]),
    ...(tooFewNow === null ? [] : [warning(tooFewNow)]),
    ...(lacksApproval ? [error('The owner hasn’t approved this campaign yet.')] : []),
  ];
}

const missingAddress = ({ postalAddress }: EmailSettings): Finding[] =>
  postalAddress.trim() === '' ? [error('Add a postal address in Email Settings. Every email must include one.')] : [];

/** The footer adds the unsubscribe link, and gaps are reported with counts, so those warnings are dropped. */
const ELSEWHERE: readonly MailWarning['kind'][] = ['no-unsubscribe-link', 'gap-in-subject', 'gap-in-preview-text'];
const isNews = ({ kind }: MailWarning) => !ELSEWHERE.includes(kind);
const error = (message: string): Finding => ({ level: 'error', message });
const warning = (message: string): Finding => ({ level: 'warning', message });
