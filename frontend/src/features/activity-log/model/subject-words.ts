import type { ActivityWords } from '@/shared/lib/activity-words';
import { inWords } from '@/shared/lib/words';

export const automationWords: ActivityWords = {
  noun: 'automation',
  named: (name) => `the automation “${name}”`,
  did: { returned: 'asked for changes of …' },
  fields: {
    approvalComments: 'Comments',
    ...{ updatedAt: null, delay: null, templateId: null, approvedBy: null, approvedAt: null },
  },
};

export const campaignWords: ActivityWords = {
  noun: 'campaign',
  named: (name) => `the campaign “${name}”`,
  did: { returned: 'asked for changes of …', started: 'started sending …' },
  fields: {
    inArchive: 'In the public archive',
    approvalComments: 'Comments',
    status: null,
    statusReason: 'Reason',
    updatedAt: null,
    approvedBy: null,
    approvedAt: null,
  },
};

export const contactWords: ActivityWords = {
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
    merged: 'merged another contact into …',
    'merge-undone': 'undid a merge into …',
    restored: 'restored … by undoing a merge',
  },
  own: { unsubscribed: '… unsubscribed', 'opted-in': '… opted in', renamed: '… changed their name' },
  fields: {
    emailOptIn: 'Email opt-in',
    otherAddresses: 'Other addresses',
    smsOptIn: 'SMS opt-in',
    optInAskedAt: null,
    updatedAt: null,
    consent: null,
  },
};

export const bouncedAddressesWords: ActivityWords = {
  noun: 'bounced addresses',
  named: (name) => `the bounced addresses ${name}`,
  did: { unblocked: 'lifted the blocks of …' },
  fields: {},
};

export const segmentWords: ActivityWords = {
  noun: 'segment',
  named: (name) => `the segment ${name}`,
  did: { added: 'created …', removed: 'deleted …' },
  fields: { updatedAt: null },
};

export const contactImportWords: ActivityWords = {
  noun: 'import',
  named: (name) => `the import of ${name}`,
  did: { started: 'started …', finished: 'finished …' },
  fields: {},
};

export const reservationImportWords: ActivityWords = {
  noun: 'import',
  named: (name) => `the import of ${name}`,
  did: { started: 'started …', finished: 'finished …', undone: 'undid …' },
  fields: {},
};

export const emailSettingsWords: ActivityWords = {
  noun: 'email settings',
  named: () => 'the email settings',
  fields: { perSecond: 'Emails per second', perHour: 'Emails per hour', perDay: 'Emails per day' },
};

export const emailTemplateWords: ActivityWords = {
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

export const contractWords: ActivityWords = {
  noun: 'contract',
  named: (name) => `the contract with ${name}`,
  visitor: 'The client',
  did: {
    added: 'saved …',
    sent: 'sent … for signature',
    reminded: 'got a reminder for …',
  },
  fields: {
    status: null,
    sentAt: null,
    reminders: null,
    signature: null,
    decidedAt: null,
    declineReason: 'Reason',
  },
};

export const chatAnswerWords: ActivityWords = {
  noun: 'answer in the chat',
  named: (name) => `the chat’s answer “${name}”`,
  did: { added: 'corrected …', changed: 'corrected …', removed: 'restored …' },
  fields: { reply: 'Answer' },
};

export const siteContentWords: ActivityWords = {
  ...{ noun: 'website texts', named: (name) => `the website’s texts (${name})`, did: { added: 'published …' } },
};

export const hoursWords: ActivityWords = {
  noun: 'hours',
  named: (name) => `the hours (${name})`,
};

export const featureSettingWords: ActivityWords = {
  noun: 'guest feature',
  named: (name) => `the option “${inWords(name)}”`,
  did: { added: 'chose …', changed: 'changed …' },
  fields: { isOn: 'On', figures: 'Figures' },
};

export const restaurantDetailsWords: ActivityWords = {
  ...{ noun: 'restaurant details', named: () => 'the restaurant details', did: { added: 'changed …' } },
  fields: { region: 'State', postalCode: 'ZIP code', servesCuisine: 'Cuisine', ownerName: 'Owner’s name' },
};

export const restoredBackupWords: ActivityWords = {
  noun: 'restored backup',
  named: () => 'the restored backup',
  did: { 'started-sending': 'started sending from …' },
};

export const accessTokenWords: ActivityWords = {
  noun: 'access token',
  named: (name) => `the access token “${name}”`,
};

export const calendarFeedWords: ActivityWords = {
  noun: 'calendar',
  named: (name) => `the calendar of ${name}`,
};

export const webhookWords: ActivityWords = {
  noun: 'webhook',
  named: (name) => `the webhook to ${name}`,
  did: { 'switched-off': 'turned off …' },
};

export const menuWords: ActivityWords = {
  noun: 'menu',
  named: (name) => `the menu (${name})`,
  did: { added: 'published …' },
};

const proposalWords = (of: string): ActivityWords => ({
  noun: `change of ${of}`,
  named: (name) => `a change of ${of} (${name})`,
  did: { added: 'submitted …', changed: 'decided on …' },
});
export const menuProposalWords = proposalWords('the menu');
export const siteContentProposalWords = proposalWords('the website’s texts');

export const dishOffWords: ActivityWords = {
  noun: 'dish',
  named: (name) => `${name} off the menu`,
  did: { added: 'took …', changed: 'took …', removed: 'no longer has …' },
};

export const soupWords: ActivityWords = {
  noun: 'soup of the day',
  named: (name) => `the soup of the day (${name})`,
};

export const photographWords: ActivityWords = {
  noun: 'website photo',
  named: (place) => `the photo in “${inWords(place)}”`,
  did: { added: 'added …', changed: 'changed …', removed: 'removed …' },
  fields: { pictureId: null },
};

export const inquiryWords: ActivityWords = {
  noun: 'inquiry',
  named: (name) => `the inquiry of ${name}`,
  visitor: 'A website visitor',
  did: { received: 'sent …', changed: 'marked …' },
  fields: { isRead: 'Read', answers: null },
};

export const messageWords: ActivityWords = {
  noun: 'message',
  named: (name) => `the message to ${name}`,
  fields: { isRead: null, readAt: null, isArchived: null, archivedAt: null },
};

export const doorPartyWords: ActivityWords = {
  noun: 'walk-in',
  named: (name) => `the walk-in of ${name}`,
  place: () => ({ tab: 'reservations', service: 'today' }),
  did: {
    added: 'added … to the door list',
    called: 'called … to the table',
    seated: 'seated …',
    gone: 'removed … from the door list',
    returned: 'put … back on the door list',
  },
  fields: { calledBy: null, outcome: null },
};

export const courtyardWords: ActivityWords = {
  noun: 'courtyard',
  named: (date) => `the courtyard on ${date}`,
  place: () => ({ tab: 'reservations' }),
  did: { closed: 'closed …', opened: 'opened … again' },
  fields: {},
};

export const reservationWords: ActivityWords = {
  noun: 'reservation',
  named: (name) => `the reservation of ${name}`,
  visitor: 'A guest',
  place: ({ name }) => ({ tab: 'reservations', ...(name && { search: name }) }),
  did: {
    completed: 'marked … as completed',
    missed: 'marked … as no-show',
    seated: 'changed the tables of …',
    left: 'marked … as left',
    stayed: 'marked … as still here',
    noted: 'changed the notes of …',
    'guest-noted': 'edited the guest note of …',
    'guest-corrected': 'corrected the guest note of …',
    'guest-forgotten': 'erased the guest history of …',
    cancelled: 'canceled …',
    offered: 'offered another time for …',
    queued: 'added … to the waitlist',
    unqueued: 'removed … from the waitlist',
    replaced: 'released … for another table',
    reminded: 'got a reminder for …',
    coming: 'confirmed coming for …',
    late: 'reported running late for …',
    restored: 'undid the outcome of …',
    reinstated: 'restored …',
    'moved-inside': 'moved … inside',
    'left-without-table': 'had no table inside for …',
    'asked-about-rain': 'asked what to do about … without the courtyard',
    'rained-off': 'canceled … because the courtyard is closed',
    'courtyard-opened': 'moved … back to the courtyard',
    replied: 'replied about …',
    'reply-seen': 'saw a reply about …',
  },
  fields: {
    adminNotes: 'Notes',
    tables: 'Tables',
    leftAt: null,
    declineReason: 'Reason',
    mentions: null,
    status: null,
    statusUpdatedAt: null,
    answerBy: null,
    completedAt: null,
    outcome: null,
    cancelledAt: null,
    lateByMinutes: 'Minutes late',
    reminderSentAt: null,
    guestConfirmedAt: null,
    replaces: null,
    offeredTimes: null,
    offeredUntil: null,
    area: 'Where',
    rainPlan: 'If it rains',
    waitlistedAt: null,
    hasWaitlistPriority: 'First on the waitlist',
    // Names in older entries.
    lateMinutes: 'Minutes late',
    remindedAt: null,
    comingAt: null,
    waitsSince: null,
    waitsFirst: 'First on the waitlist',
  },
};

/** Actions on one's own account, which is not named. */
export const sessionWords: ActivityWords = {
  noun: 'sign-in',
  named: (name) => name,
  did: {
    'signed-in': 'signed in',
    'signed-in-with-passkey': 'signed in with a passkey',
    'signed-in-through-directory': 'signed in through the directory',
    'made-by-directory': 'got an account through the directory',
    'linked-to-directory': 'linked an account to the directory',
    'signed-out': 'signed out',
    'signed-out-elsewhere': 'signed out of another browser',
    'signed-out-everywhere': 'signed out everywhere',
    'changed-password': 'changed their own password',
    'chose-password-by-link': 'chose a new password through an emailed link',
    invited: 'invited …',
    activated: 'activated …',
    deactivated: 'deactivated …',
    'turned-on-second-step': 'turned on two-step sign-in',
    'turned-off-second-step': 'turned off two-step sign-in',
    'second-step-reset': 'reset the two-step sign-in of …',
    'used-recovery-code': 'used a recovery code',
    'renewed-recovery-codes': 'made new recovery codes',
    'codes-guessed': 'blocked sign-in to … after ten wrong codes',
    'proof-guessed': 'signed out … after ten wrong passwords or codes',
    'added-passkey': 'added a passkey',
    'removed-passkey': 'removed a passkey',
    'shared-tablet': 'shared a tablet with staff',
    'stopped-sharing-tablet': 'stopped sharing a tablet',
    'switched-by-pin': 'signed in by PIN on a shared tablet',
    'set-pin': 'set a PIN',
    'removed-pin': 'removed their PIN',
    'pin-locked': 'blocked the PIN of … after wrong tries',
  },
};

export const staffMemberWords: ActivityWords = {
  noun: 'account',
  named: (name) => `the account of ${name}`,
  did: { added: 'created …', 'password-reset': 'reset the password of …' },
  fields: { isActive: null },
};
