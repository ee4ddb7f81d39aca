import type { TrailWords } from '@/shared/lib/trail-words';

export const automationWords: TrailWords = {
  noun: 'automation',
  named: (name) => `the automation “${name}”`,
  did: { returned: 'asked for changes of …' },
  fields: {
    approvalComments: 'Comments',
    ...{ updatedAt: null, delay: null, templateId: null, approvedBy: null, approvedAt: null },
  },
};

export const campaignWords: TrailWords = {
  noun: 'campaign',
  named: (name) => `the campaign “${name}”`,
  did: { returned: 'asked for changes of …', started: 'started sending …' },
  fields: {
    approvalComments: 'Comments',
    status: null,
    statusReason: 'Reason',
    updatedAt: null,
    approvedBy: null,
    approvedAt: null,
  },
};

export const contactWords: TrailWords = {
  noun: 'contact',
  named: (name) => `the contact ${name}`,
  did: {
    created: 'added …',
    tagged: 'tagged …',
    'opted-in': 'opted in …',
    'opt-in-asked': 'requested email to …',
    unsubscribed: 'took … off the list',
    suppressed: 'stopped emailing …',
    unblocked: 'lifted the block of …',
    visited: 'recorded a visit of …',
    'visit-taken-back': 'undid a visit of …',
    removed: 'deleted …',
    erased: 'erased …',
    renamed: 'renamed …',
  },
  own: { unsubscribed: '… unsubscribed', 'opted-in': '… opted in', renamed: '… changed their name' },
  fields: { emailOptIn: 'Email opt-in', smsOptIn: 'SMS opt-in', optInAskedAt: null, updatedAt: null, consent: null },
};

export const bouncedAddressesWords: TrailWords = {
  noun: 'bounced addresses',
  named: (name) => `the bounced addresses ${name}`,
  did: { unblocked: 'lifted the blocks of …' },
  fields: {},
};

export const segmentWords: TrailWords = {
  noun: 'segment',
  named: (name) => `the segment ${name}`,
  did: { added: 'created …', removed: 'deleted …' },
  fields: { updatedAt: null },
};

export const contactImportWords: TrailWords = {
  noun: 'import',
  named: (name) => `the import of ${name}`,
  did: { started: 'started …', finished: 'finished …' },
  fields: {},
};

export const emailSettingsWords: TrailWords = {
  noun: 'email settings',
  named: () => 'the email settings',
  fields: { perSecond: 'Emails per second', perHour: 'Emails per hour', perDay: 'Emails per day' },
};

export const emailTemplateWords: TrailWords = {
  noun: 'template',
  named: (name) => `the template “${name}”`,
  fields: {
    htmlContent: 'HTML',
    textContent: 'Plain text',
    blocks: null,
    isActive: 'Active',
    variables: null,
    updatedAt: null,
  },
};
