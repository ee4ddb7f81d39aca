import type { Actor } from '../../../../kernel/actor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { FixedAudience } from '../../contacts/testing/fixed-audience.js';
import type { CampaignStatus } from '../../sending/domain/index.js';
import { RecordedSending } from '../../sending/testing/recorded-sending.js';
import { FixedEmailSettings } from '../../settings/testing/fixed-email-settings.js';
import { type MailContent, TemplatesService, TemplateUses } from '../../templates/domain/index.js';
import { MANAGER, TEMPLATE } from '../../templates/testing/a-template.js';
import { InMemoryTemplateRepository } from '../../templates/testing/in-memory-template.repository.js';
import { aCampaign, DATE } from '../testing/a-campaign.js';
import { InMemoryCampaignRepository } from '../testing/in-memory-campaign.repository.js';
import { HasErrors, NotByHand } from './campaign.errors.js';
import type { CampaignPlan } from './campaign.js';
import { type CampaignDraft, CampaignsService } from './campaigns.service.js';
import { CampaignReachService } from './campaign-reach.service.js';
import { PreFlightService } from './pre-flight.service.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T15:00:00Z');
const DRAFT: CampaignDraft = {
  name: 'Summer menu',
  description: null,
  subject: 'Hello',
  templateId: null,
  htmlContent: '<p>Our menu</p>',
  subjectB: null,
  subjectTestHours: 4,
  textContent: null,
  recipientCriteria: { type: 'all_opted_in' },
  ignoresWeeklyLimit: false,
  scheduledDate: DATE,
};

let campaigns: InMemoryCampaignRepository;
let templates: TemplatesService;
let audience: FixedAudience;
let settings: FixedEmailSettings;
let sending: RecordedSending;
let outbox: InMemoryOutbox;
let service: CampaignsService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  const savedTemplates = new InMemoryTemplateRepository(transaction);
  campaigns = new InMemoryCampaignRepository(transaction);
  templates = new TemplatesService(
    savedTemplates,
    new TemplateUses(),
    transaction,
    new InMemoryOutbox(transaction),
    clock,
    ids,
  );
  audience = new FixedAudience();
  settings = new FixedEmailSettings();
  sending = new RecordedSending(transaction);
  outbox = new InMemoryOutbox(transaction);
  const writer = { write: (content: MailContent) => Promise.resolve(content) };
  const pages = { isOwn: () => false, isDeadEnd: () => Promise.resolve(false) };
  const facts = { contradictionsIn: () => Promise.resolve([]) };
  const reach = new CampaignReachService(audience, sending, clock);
  const preFlights = new PreFlightService(campaigns, audience, settings, writer, pages, facts, reach);
  service = new CampaignsService(
    campaigns,
    templates,
    audience,
    settings,
    sending,
    preFlights,
    transaction,
    outbox,
    clock,
    ids,
  );
});

const askOwner = () => (settings.settings = { ...settings.settings, ownerApprovalRequired: true });

async function saveCampaign(status: CampaignStatus, plan?: Partial<CampaignPlan>) {
  const campaign = aCampaign(ids.next(), status, plan);
  await campaigns.add(campaign);
  return campaign;
}

describe('a new campaign', () => {
  it('is a draft, with how many it would reach', async () => {
    const campaign = await service.create(DRAFT, false, MANAGER);
    expect(campaigns.all).toEqual([campaign]);
    expect(campaign).toMatchObject({ status: 'draft', recipientCount: 3, createdBy: 'Site Manager' });
    expect([outbox.types, sending.started]).toEqual([['email-campaign.drafted'], []]);
  });

  it('copies the content of its template unless it has its own', async () => {
    const { id: templateId } = await templates.add(TEMPLATE, MANAGER);
    const copied = await service.create({ ...DRAFT, templateId, htmlContent: null }, false, MANAGER);
    expect(copied).toMatchObject({ htmlContent: TEMPLATE.htmlContent, templateName: TEMPLATE.name });
    const own = await service.create({ ...DRAFT, templateId }, false, MANAGER);
    expect(own).toMatchObject({ htmlContent: DRAFT.htmlContent, templateName: TEMPLATE.name });
  });

  it('names only a template and a segment that exist', async () => {
    const segmentId = ids.next();
    audience.goneSegments.add(segmentId);
    const wrong = [{ templateId: ids.next() }, { recipientCriteria: { type: 'segment', segmentId } }] as const;
    for (const part of wrong) {
      await expect(service.create({ ...DRAFT, ...part }, false, MANAGER)).rejects.toBeInstanceOf(InvalidInput);
    }
    expect(campaigns.all).toEqual([]);
  });

  it('with a date is scheduled automatically unless approval is required', async () => {
    const { id } = await service.create(DRAFT, true, MANAGER);
    askOwner();
    await service.create(DRAFT, true, MANAGER);
    expect(campaigns.all).toMatchObject([{ status: 'scheduled' }, { status: 'draft', scheduledDate: DATE }]);
    expect(sending.started).toEqual([[id, DATE]]);
  });
});

describe('a step', () => {
  it('is reported and handed over to the sending', async () => {
    const { id } = await saveCampaign('draft');
    await service.step(id, 'sending', {}, MANAGER);
    await service.step(id, 'paused', {}, MANAGER);
    expect(outbox.types).toEqual(['email-campaign.started', 'email-campaign.paused']);
    expect(sending.started).toEqual([id]);
  });

  it.each(['draft', 'sent'] as const)('to %s is not available to users', async (step) => {
    const { id } = await saveCampaign('sending');
    await expect(service.step(id, step, {}, MANAGER)).rejects.toBeInstanceOf(NotByHand);
  });

  it.each(['sending', 'scheduled'] as const)('to %s is refused while a link does not work', async (step) => {
    const { id } = await saveCampaign('draft', {
      htmlContent: '<a href="javascript:alert(1)">Menu</a>',
      scheduledDate: DATE,
    });
    const refused = service.step(id, step, {}, MANAGER);
    await expect(refused).rejects.toBeInstanceOf(HasErrors);
    await expect(refused).rejects.toThrow('The link “javascript:alert(1)” doesn’t work in emails.');
    const mended = await service.step(id, step, { htmlContent: '<p>Menu</p>' }, MANAGER);
    expect(mended.status).toBe(step);
  });

  it('recounts the recipients', async () => {
    const { id } = await saveCampaign('draft');
    audience.recipients = 0;
    await expect(service.step(id, 'sending', {}, MANAGER)).rejects.toThrow(
      'This campaign has no recipients. Choose other recipients.',
    );
    expect([outbox.types, sending.started]).toEqual([[], []]);
  });

  it('and its edit are both stored, or neither', async () => {
    const { id } = await saveCampaign('draft');
    const change = { subject: 'News', scheduledDate: DATE };
    askOwner();
    await expect(service.step(id, 'scheduled', change, MANAGER)).rejects.toThrow(
      'The owner hasn’t approved this campaign yet.',
    );
    expect(campaigns.all).toMatchObject([{ subject: 'Hello {{firstName}}', status: 'draft' }]);
    settings.settings = { ...settings.settings, ownerApprovalRequired: false };
    await service.step(id, 'scheduled', change, MANAGER);
    expect(campaigns.all).toMatchObject([{ subject: 'News', status: 'scheduled', scheduledDate: DATE }]);
  });
});

it('reports the owner’s word', async () => {
  const { id, updatedAt: seen } = await saveCampaign('draft');
  await service.decide(id, { decision: 'approved', comments: 'Lovely', seen }, OWNER);
  expect(campaigns.all).toMatchObject([{ approval: 'approved', approvedBy: 'The Owner' }]);
  expect(outbox.events).toMatchObject([{ type: 'email-campaign.approved', payload: { comments: 'Lovely' } }]);
});

it('deletes campaigns that are not being sent', async () => {
  const draft = await saveCampaign('draft');
  const sent = await saveCampaign('sending');
  await service.delete(draft.id, MANAGER);
  await expect(service.delete(sent.id, MANAGER)).rejects.toThrow(
    'This campaign is being sent. Cancel it before you delete it.',
  );
  expect(campaigns.all).toEqual([sent]);
  expect(outbox.types).toEqual(['email-campaign.deleted']);
});

it('moves a campaign if the expected date matches, or reports its current date', async () => {
  const { id } = await saveCampaign('scheduled', { scheduledDate: DATE });
  const shown = { status: 'scheduled', scheduledDate: DATE, timeZone: 'America/New_York' } as const;
  const move = (day: string) => service.edit(id, { scheduledDate: new Date(`${day}T17:00:00Z`) }, MANAGER, shown);
  await move('2027-05-06');
  // A retry of the same call after a lost response.
  await move('2027-05-06');
  await expect(move('2027-05-07')).rejects.toThrow('It is planned for Thursday, May 6, 2027 now');
  await service.step(id, 'paused', {}, MANAGER);
  await expect(move('2027-05-07')).rejects.toThrow('Someone else changed it to paused');
});
