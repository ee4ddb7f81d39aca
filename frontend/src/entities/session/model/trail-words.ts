import type { TrailWords } from '@/shared/lib/trail-words';

/** Actions on one's own account, which is not named. */
export const sessionWords: TrailWords = {
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
  },
};
