import { AlreadyInStatus, IllegalTransition, InvalidInput } from '../../../../kernel/domain-error.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../sending/domain/index.js';
import { aCampaign, DATE, DRAFTED_AT, PLAN } from '../testing/a-campaign.js';
import { NotEditable } from './campaign.errors.js';
import type { Campaign, CampaignPlan } from './campaign.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const a = (status: CampaignStatus, plan?: Partial<CampaignPlan>) => aCampaign('1', status, plan);
const approve = (campaign: Campaign) =>
  campaign.decide({ decision: 'approved', comments: null, seen: campaign.updatedAt }, 'The Owner', NOW);

describe.each<[CampaignStatus, readonly CampaignStatus[], (campaign: Campaign) => Campaign]>([
  ['scheduled', ['draft', 'paused'], (campaign) => campaign.schedule(DATE, false, NOW)],
  ['sending', ['draft', 'scheduled'], (campaign) => campaign.send(false, NOW)],
  ['paused', ['scheduled', 'sending'], (campaign) => campaign.pause(NOW)],
  ['cancelled', ['draft', 'scheduled', 'sending', 'paused'], (campaign) => campaign.cancel(NOW)],
])('becomes %s', (to, possible, become) => {
  it.each(CAMPAIGN_STATUSES)('from %s only where that is possible', (from) => {
    if (possible.includes(from)) expect(become(a(from))).toMatchObject({ status: to, updatedAt: NOW });
    else expect(() => become(a(from))).toThrow(from === to ? AlreadyInStatus : IllegalTransition);
  });
});

describe.each<[string, (campaign: Campaign, needsApproval?: boolean) => Campaign]>([
  ['is scheduled', (campaign, needsApproval = false) => campaign.schedule(DATE, needsApproval, NOW)],
  ['is sent', (campaign, needsApproval = false) => campaign.send(needsApproval, NOW)],
])('%s', (_, leave) => {
  it('needs content and recipients', () => {
    expect(() => leave(a('draft', { htmlContent: ' ' }))).toThrow(
      'This campaign has no content yet. Choose a template first.',
    );
    expect(() => leave(a('draft', { recipientCount: 0 }))).toThrow(
      'This campaign has no recipients. Choose other recipients.',
    );
  });

  it('only with the owner’s yes where that is asked for', () => {
    expect(() => leave(a('draft'), true)).toThrow('The owner hasn’t approved this campaign yet.');
    expect(leave(approve(a('draft')), true).approval).toBe('approved');
  });
});

describe('a second subject', () => {
  const tested = { subjectB: 'Good evening', recipientCount: 200 };

  it('differs from the first one', () => {
    const same = { subjectB: ` ${PLAN.subject} ` };
    expect(() => a('draft', same)).toThrow(InvalidInput);
    expect(() => a('draft').edit(same, NOW)).toThrow(InvalidInput);
    expect(() => a('draft', tested).edit({ subject: 'Good evening' }, NOW)).toThrow(InvalidInput);
  });

  it('needs a thousand recipients when the campaign starts, not when it is written or resumed', () => {
    const small = { ...tested, recipientCount: 199 };
    const sentence =
      'Testing two subjects needs at least 200 recipients, and this campaign has 199. Remove Subject B, or choose more recipients.';
    expect(() => a('draft', small).send(false, NOW)).toThrow(sentence);
    expect(() => a('draft', small).schedule(DATE, false, NOW)).toThrow(sentence);
    expect(a('draft', tested).send(false, NOW).status).toBe('sending');
    const started = Object.assign(a('paused', tested).reaching(199), { startedAt: DRAFTED_AT });
    expect(started.schedule(DATE, false, NOW).status).toBe('scheduled');
  });
});

describe('its date', () => {
  it('must be known', () => {
    expect(() => a('draft').schedule(null, false, NOW)).toThrow(InvalidInput);
    expect(a('draft', { scheduledDate: DATE }).schedule(null, false, NOW).scheduledDate).toEqual(DATE);
  });

  it.each(['draft', 'paused'] as const)('must be still to come, of one that is %s', (status) => {
    const past = new Date(NOW.getTime() - 1);
    expect(() => a(status).schedule(past, false, NOW)).toThrow('Choose a time in the future.');
    expect(() => a(status).schedule(NOW, false, NOW)).toThrow('Choose a time in the future.');
    expect(() => a('draft', { scheduledDate: past }).schedule(null, false, NOW)).toThrow(InvalidInput);
  });

  it('is now where it was paused beyond it', () => {
    const late = new Date(DATE.getTime() + 1);
    expect(a('paused').schedule(null, false, late).scheduledDate).toEqual(late);
    expect(a('paused').schedule(null, false, NOW).scheduledDate).toEqual(DATE);
  });
});

describe('another date', () => {
  it.each(CAMPAIGN_STATUSES)('of one that is %s is given alone only where it waits for it', (status) => {
    const later = new Date(NOW.getTime() + 1);
    const move = () => a(status).moveTo(later, NOW);
    if (status === 'scheduled') expect(move()).toMatchObject({ status, scheduledDate: later, updatedAt: NOW });
    else expect(move).toThrow(NotEditable);
  });

  it('must be in the future, and does not affect the approval', () => {
    const scheduled = approve(a('draft')).schedule(DATE, true, NOW);
    expect(() => scheduled.moveTo(NOW, NOW)).toThrow(InvalidInput);
    expect(scheduled.moveTo(new Date(NOW.getTime() + 1), NOW).approval).toBe('approved');
  });
});

it('resumes a started campaign although its segment is now empty', () => {
  const paused = Object.assign(a('paused', PLAN), { startedAt: DRAFTED_AT }).reaching(0);
  expect(paused.schedule(null, false, NOW)).toMatchObject({ status: 'scheduled', recipientCount: 0 });
});

describe('an edit', () => {
  it.each(CAMPAIGN_STATUSES)('of one that is %s is refused unless it has not left', (status) => {
    const edit = () => a(status).edit({ name: 'Winter menu' }, NOW);
    if (status === 'draft' || status === 'paused') expect(edit()).toMatchObject({ name: 'Winter menu', status });
    else expect(edit).toThrow(NotEditable);
  });

  it('is refused once the recipients are settled', () => {
    const started = Object.assign(a('paused'), { startedAt: DRAFTED_AT });
    expect(() => started.edit({ name: 'Winter menu' }, NOW)).toThrow(NotEditable);
  });

  it('resets an approval, unless it only changes the name', () => {
    const approved = approve(a('draft'));
    expect(approved.edit({ name: 'Winter menu' }, NOW).approval).toBe('approved');
    expect(approved.edit({ subject: 'News' }, NOW)).toMatchObject({ approval: null, approvedBy: null });
    expect(approved.edit({ previewText: 'News' }, NOW).approval).toBeNull();
    expect(approved.edit({ subjectB: 'News' }, NOW).approval).toBeNull();
    expect(approved.edit({ subjectTestHours: 24 }, NOW).approval).toBeNull();
    expect(approved.edit({ recipientCriteria: { type: 'all_opted_in' } }, NOW)).toMatchObject({
      approval: null,
      targetSegment: [],
    });
  });
});

describe('the owner’s decision', () => {
  const changes = (campaign: Campaign) => ({
    decision: 'changes_requested' as const,
    comments: 'Another picture',
    seen: campaign.updatedAt,
  });

  it('is stored with its author and time', () => {
    expect(approve(a('draft'))).toMatchObject({ approval: 'approved', approvedBy: 'The Owner', approvedAt: NOW });
  });

  it('is about the version that the owner has seen', () => {
    const campaign = a('draft');
    const word = { ...changes(campaign), seen: new Date(campaign.updatedAt.getTime() - 1) };
    expect(() => campaign.decide(word, 'The Owner', NOW)).toThrow(
      'This campaign changed after you opened it. Please review the current version.',
    );
  });

  it('pauses a scheduled campaign if changes are requested', () => {
    const draft = a('draft');
    const scheduled = a('scheduled');
    expect(draft.decide(changes(draft), 'The Owner', NOW)).toMatchObject({ status: 'draft', statusReason: null });
    expect(scheduled.decide(changes(scheduled), 'The Owner', NOW)).toMatchObject({
      status: 'paused',
      statusReason: 'The owner asked for changes.',
      approvalComments: 'Another picture',
    });
  });

  it.each(['sending', 'sent', 'cancelled'] as const)('comes too late for one that is %s', (status) => {
    const campaign = a(status);
    expect(() => campaign.decide(changes(campaign), 'The Owner', NOW)).toThrow(NotEditable);
  });
});

describe('that goes to others since its segment changed', () => {
  it('is what the owner has not seen', () => {
    const approved = approve(a('scheduled'));
    expect(approved.goToOthers(NOW)).toMatchObject({ approval: null, status: 'scheduled', updatedAt: NOW });
    expect(a('scheduled').goToOthers(NOW)).toMatchObject({ status: 'scheduled', updatedAt: NOW });
  });

  it('is held where it was approved and is just being started', () => {
    const sending = approve(a('draft')).send(true, NOW);
    expect(sending.goToOthers(NOW)).toMatchObject({ approval: null, status: 'paused' });
    expect(a('sending').goToOthers(NOW).status).toBe('sending');
  });
});
