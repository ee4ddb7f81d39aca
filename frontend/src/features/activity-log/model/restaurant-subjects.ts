import type { ActivityWords } from '@/shared/lib/activity-words';
import { inWords } from '@/shared/lib/words';

const proposalWords = (of: string): ActivityWords => ({
  noun: `change of ${of}`,
  named: (name) => `a change of ${of} (${name})`,
  did: { added: 'submitted …', changed: 'decided on …' },
});

export const restaurantSubjects: Readonly<Record<string, ActivityWords>> = {
  contract: {
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
  },
  'chat-answer': {
    noun: 'answer in the chat',
    named: (name) => `the chat’s answer “${name}”`,
    did: { added: 'corrected …', changed: 'corrected …', removed: 'restored …' },
    fields: { reply: 'Answer' },
  },
  'site-content': {
    noun: 'website texts',
    named: (name) => `the website’s texts (${name})`,
    did: { added: 'published …' },
  },
  hours: {
    noun: 'hours',
    named: (name) => `the hours (${name})`,
  },
  'house-option': {
    noun: 'guest feature',
    named: (name) => `the option “${inWords(name)}”`,
    did: { added: 'chose …', changed: 'changed …' },
    fields: { isOn: 'On', figures: 'Figures' },
  },
  'restaurant-details': {
    noun: 'restaurant details',
    named: () => 'the restaurant details',
    did: { added: 'changed …' },
    fields: { region: 'State', postalCode: 'ZIP code', servesCuisine: 'Cuisine', ownerName: 'Owner’s name' },
  },
  'restored-backup': {
    noun: 'restored backup',
    named: () => 'the restored backup',
    did: { 'started-sending': 'started sending from …' },
  },
  'access-token': {
    noun: 'access token',
    named: (name) => `the access token “${name}”`,
  },
  'calendar-feed': {
    noun: 'calendar',
    named: (name) => `the calendar of ${name}`,
  },
  'webhook-endpoint': {
    noun: 'webhook',
    named: (name) => `the webhook to ${name}`,
    did: { 'switched-off': 'turned off …' },
  },
  menu: {
    noun: 'menu',
    named: (name) => `the menu (${name})`,
    did: { added: 'published …' },
  },
  'dish-off': {
    noun: 'dish',
    named: (name) => `${name} off the menu`,
    did: { added: 'took …', changed: 'took …', removed: 'no longer has …' },
  },
  'soup-of-the-day': {
    noun: 'soup of the day',
    named: (name) => `the soup of the day (${name})`,
  },
  photograph: {
    noun: 'website photo',
    named: (place) => `the photo in “${inWords(place)}”`,
    did: { added: 'added …', changed: 'changed …', removed: 'removed …' },
    fields: { pictureId: null },
  },
  enquiry: {
    noun: 'inquiry',
    named: (name) => `the inquiry of ${name}`,
    visitor: 'A website visitor',
    did: { received: 'sent …', changed: 'marked …' },
    fields: { isRead: 'Read', answers: null },
  },
  message: {
    noun: 'message',
    named: (name) => `the message to ${name}`,
    fields: { isRead: null, readAt: null, isArchived: null, archivedAt: null },
  },
  /** Actions on one's own account, which is not named. */
  account: {
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
  },
  'staff-member': {
    noun: 'account',
    named: (name) => `the account of ${name}`,
    did: { added: 'created …', 'password-reset': 'reset the password of …' },
    fields: { isActive: null },
  },
  'menu-proposal': proposalWords('the menu'),
  'site-content-proposal': proposalWords('the website’s texts'),
};
