/** Types that are not published. All others are in the catalogue; a test fails for an event of neither kind. */
export const INTERNAL_EVENTS: readonly string[] = [
  // Staff notes.
  ...['reservation.noted', 'reservation.guest-noted'],
  // Between the restaurant and its guest.
  ...['reservation.reminded', 'reservation.offered', 'reservation.queued', 'reservation.unqueued'],
  ...['reservation.asked-about-rain', 'reservation.left-without-table', 'reservation.courtyard-opened'],
  ...['reservation.replied', 'reservation.reply-seen'],
  ...['reservation.guest-corrected', 'reservation.guest-forgotten'],
  ...['courtyard.closed', 'courtyard.opened'],
  // Walk-ins at the door; seated ones are published as reservations.
  ...['door-party.added', 'door-party.called', 'door-party.seated', 'door-party.gone', 'door-party.returned'],
  ...['scheduled-content.drafted', 'scheduled-content.edited'],
  ...['email-campaign.drafted', 'email-campaign.deleted'],
  ...['email-automation.approved', 'email-automation.returned'],
  // Between the owner and the site manager.
  'approval-comment.added',
  'enquiry.answered',
  ...['contact.tagged', 'contact.opt-in-asked', 'contact.renamed', 'contact.visited', 'contact.visit-taken-back'],
  ...['contact.unblocked', 'bounced-addresses.unblocked'],
  'contact-import.started',
  ...['reservation-import.started', 'reservation-import.finished', 'reservation-import.undone'],
  'picture.let-go',
  'webhook-endpoint.switched-off',
  // Private messages.
  ...['message.sent', 'message.read', 'message.archived', 'message.deleted'],
  // Accounts of the team.
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
    'account.codes-guessed',
    'account.proof-guessed',
    'account.added-passkey',
    'account.removed-passkey',
  ],
  ...['staff-member.activated', 'staff-member.deactivated', 'staff-member.password-reset', 'staff-member.deleted'],
  'restored-backup.started-sending',
  // The agency's clients.
  ...['contract.sent', 'contract.reminded', 'contract.signed', 'contract.declined'],
];
