/** What no program is told. Every other type of event is in the catalogue; a test that tells one of neither kind fails. */
export const INTERNAL_EVENTS: readonly string[] = [
  // Notes of the house.
  ...['reservation.noted', 'reservation.guest-noted'],
  // Between the house and its guest.
  ...['reservation.reminded', 'reservation.offered', 'reservation.queued', 'reservation.unqueued'],
  ...['reservation.asked-about-rain', 'reservation.left-without-table', 'reservation.courtyard-opened'],
  ...['reservation.replied', 'reservation.reply-seen'],
  ...['reservation.guest-corrected', 'reservation.guest-forgotten'],
  ...['courtyard.closed', 'courtyard.opened'],
  ...['scheduled-content.drafted', 'scheduled-content.edited'],
  ...['email-campaign.drafted', 'email-campaign.deleted'],
  ...['email-automation.approved', 'email-automation.returned'],
  'enquiry.answered',
  ...['contact.tagged', 'contact.opt-in-asked', 'contact.visited', 'contact.visit-taken-back'],
  ...['contact.unblocked', 'bounced-addresses.unblocked'],
  'contact-import.started',
  'picture.let-go',
  'webhook-endpoint.switched-off',
  // Private letters.
  ...['message.sent', 'message.read', 'message.archived', 'message.deleted'],
  // People of the house, and their accounts.
  ...[
    'account.signed-in',
    'account.signed-in-with-passkey',
    'account.signed-in-through-directory',
    'account.made-by-directory',
    'account.linked-to-directory',
    'account.signed-out',
    'account.signed-out-elsewhere',
    'account.signed-out-everywhere',
    'account.changed-password',
    'account.chose-password-by-link',
    'account.invited',
    'account.activated',
    'account.deactivated',
    'account.turned-on-second-step',
    'account.turned-off-second-step',
    'account.second-step-reset',
    'account.used-recovery-code',
    'account.renewed-recovery-codes',
    'account.added-passkey',
    'account.removed-passkey',
  ],
  ...['staff-member.activated', 'staff-member.deactivated', 'staff-member.password-reset', 'staff-member.deleted'],
  // The agency's clients.
  ...['contract.sent', 'contract.reminded', 'contract.signed', 'contract.declined'],
];
