import { Injectable } from '@nestjs/common';
import { Audience, type AudienceCounts } from '../../contacts/domain/index.js';
import { type EmailSettings, EmailSettingsRepository } from '../../settings/domain/index.js';
import { gapOf, type MailWarning, MailWriter, warningsOf } from '../../templates/domain/index.js';
import { HasErrors } from './campaign.errors.js';
import { type Campaign, contentOf } from './campaign.js';
import { CampaignRepository } from './ports/campaign.repository.js';
import { RestaurantFacts } from './ports/restaurant-facts.js';
import { OwnPages } from './ports/own-pages.js';
import { deadEnd, type Finding, gaps, linksIn, malformed } from './pre-flight.js';

/** The result of checking a campaign before it is sent. */
export interface PreFlight {
  readonly recipients: number;
  /** How many matching contacts get nothing, by reason. */
  readonly leftOut: Omit<AudienceCounts, 'recipients'>;
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
  ) {}

  /** @throws CampaignNotFound */
  async of(id: string): Promise<PreFlight> {
    const campaign = await this.campaigns.get(id);
    const settings = await this.settings.get();
    const { recipients, ...leftOut } = await this.audience.counts(campaign.recipientCriteria);
    const written = contentOf(campaign);
    const whole = await this.writer.write(written, settings);
    const findings = [
      ...missing(campaign, recipients, settings),
      ...(await this.deadLinks(campaign.htmlContent)),
      ...(await this.promises(campaign)),
      ...(await this.gaps(campaign)),
      ...warningsOf(written, whole)
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

  private async gaps({ subject, recipientCriteria }: Campaign): Promise<Finding[]> {
    const gap = gapOf(subject);
    return gap ? gaps(gap, await this.audience.unknowns(recipientCriteria, gap.field)) : [];
  }

  private async promises({ subject, htmlContent, textContent }: Campaign): Promise<Finding[]> {
    return (await this.facts.contradictionsIn(subject, htmlContent, textContent ?? '')).map(warning);
  }
}

function missing({ htmlContent, approval }: Campaign, recipients: number, settings: EmailSettings): Finding[] {
  const isEmpty = htmlContent.trim() === '';
  const lacksApproval = settings.ownerApprovalRequired && approval !== 'approved';
  return [
    ...(isEmpty ? [error('The campaign has no content yet.')] : []),
    ...(recipients === 0 ? [error('This campaign has no recipients.')] : []),
    ...missingAddress(settings),
    ...(lacksApproval ? [error('The owner hasn’t approved this campaign yet.')] : []),
  ];
}

const missingAddress = ({ postalAddress }: EmailSettings): Finding[] =>
  postalAddress.trim() === '' ? [error('Add a postal address in Email Settings. Every email must include one.')] : [];

/** The footer adds the unsubscribe link, and gaps are reported with counts, so those two warnings are dropped. */
const isNews = ({ kind }: MailWarning) => kind !== 'no-unsubscribe-link' && kind !== 'gap-in-subject';
const error = (message: string): Finding => ({ level: 'error', message });
const warning = (message: string): Finding => ({ level: 'warning', message });
