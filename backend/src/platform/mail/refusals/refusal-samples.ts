import type { Cause } from './refusal-rules.js';

/** Responses to RCPT TO or DATA as the named servers word them, with their cause. Addresses and hosts are fictitious. */
export const SMTP_ANSWERS: readonly (readonly [Cause | 'unsure', string])[] = [
  // Dead addresses and domains
  ['dead', '550 5.1.1 <ana@guests.example>: Recipient address rejected: User unknown in virtual mailbox table'],
  ['dead', '550 5.1.1 <ana@guests.example>... User unknown'],
  [
    'dead',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking the recipient's email address for typos or\r\n550-5.1.1 unnecessary spaces. Learn more at\r\n550 5.1.1 https://support.google.com/mail/?p=NoSuchUser a1-20020a05.123 - gsmtp",
  ],
  ['dead', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@guests.example not found by SMTP address lookup'],
  ['dead', '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found'],
  [
    'dead',
    '550 5.4.1 Recipient address rejected: Access denied. [AM6EUR05FT033.eop-eur05.prod.protection.outlook.com]',
  ],
  [
    'dead',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [BN8NAM11FT040.eop-nam11.prod.protection.outlook.com]',
  ],
  ['dead', '556 5.1.10 Recipient address has null MX'],
  ['dead', '550 No such user here'],
  ['dead', '550 Unrouteable address'],
  [
    'dead',
    "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.example) [0] - mta4123.mail.bf1.yahoo.com",
  ],
  ['dead', '552 1 Requested mail action aborted, mailbox not found'],
  ['dead', '550 5.1.1 <ana@icloud.example>: user does not exist'],
  [
    'dead',
    '550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.gmx.net/en/case?c=r0101',
  ],
  ['dead', '550 5.1.1 User does not exist - <ana@zoho.example>'],
  ['dead', '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [x1Ab]'],
  ['dead', '550 5.1.1 Not our Customer'],
  ['dead', '550 #5.1.0 Address rejected.'],
  ['dead', '550 Mailbox not found. https://service.mail.qq.com/detail/122/1 [MxmailX 1.2.3.4]'],
  [
    'dead',
    '550 Message was not accepted -- invalid mailbox. Local mailbox ana@mail.example is unavailable: user not found',
  ],
  ['dead', '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_418 [418]'],
  ['dead', '550 5.7.1 No such user!'],
  ['dead', '551 5.1.6 Recipient no longer on server'],
  ['dead', '550 permanent failure for one or more recipients (ana@guests.example:550 5.1.1 User unknown)'],
  ['dead', '550 Destinatario sconosciuto'],
  ['dead', '550 Benutzer unbekannt'],
  ['dead', '550 5.1.1 <ana@guests.example>: Recipient address rejected: User unknown in relay recipient table'],
  ['dead', 'DSN: Name or service not known'],
  // The mailbox is full, or this email is refused
  ['undeliverable', '550 Mailbox unavailable or access denied [x] https://service.mail.qq.com'],
  ['undeliverable', '552 5.2.2 <ana@guests.example>: Mailbox is full'],
  ['undeliverable', '550 Mailbox quota exceeded for this user'],
  ['undeliverable', '452-4.2.2 The email account that you tried to reach is over quota'.replace('452-4', '552-5')],
  [
    'undeliverable',
    '550 5.2.1 The email account that you tried to reach is inactive. https://support.google.com/mail/?p=DisabledUser',
  ],
  [
    'undeliverable',
    '554 delivery error: dd Sorry, your message to ana@yahoo.example cannot be delivered. This mailbox is disabled (554.30).',
  ],
  ['undeliverable', '552 5.3.4 Message size exceeds fixed limit'],
  // Our side
  ['us', '550 5.1.8 <hello@bistro.example>: Sender address rejected: Domain not found'],
  ['us', '553 5.1.7 Bad sender address syntax'],
  ['us', '550 5.1.0 <hello@bistro.example> sender rejected. AUP#1310'],
  ['us', '550 5.1.1 192.0.2.1 has sent to too many recipients this hour'],
  ['us', '550 Your IP has no reverse DNS (PTR) record'],
  ['us', '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)'],
  ['us', '550 Verification failed for <hello@bistro.example> No Such User Here Sender verify failed'],
  ['us', '550 Sender unknown'],
  ['us', '550 SMTP AUTH is required for message submission on port 587'],
  ['us', '550 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
  ['us', '550 5.7.26 This mail has been blocked because the sender is unauthenticated.'],
  ['us', '550 5.7.25 The IP address sending this message does not have a PTR record setup'],
  [
    'us',
    "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
  ],
  ['us', '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes'],
  ['us', '554 5.7.1 <ana@guests.example>: Relay access denied'],
  ['us', '550 5.4.5 Daily user sending limit exceeded.'],
  ['us', '554 5.7.1 [CS01] Message rejected due to local policy.'],
  ['us', '550 5.2.1 Mailbox unavailable. Your IP address 192.0.2.1 is blacklisted using SPAMHAUS-XBL.'],
  ['us', '550-Requested action not taken: mailbox unavailable invalid DNS MX or A/AAAA resource record'],
  [
    'us',
    '550 5.7.515 Access denied, sending domain bistro.example does not meet the required authentication level (SPF)',
  ],
  ['us', '550 permanent failure for one or more recipients (ana@guests.example:blocked)'],
  // Not now
  [
    'later',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered',
  ],
  ['later', '451 4.7.1 Greylisting in action, please come back later'],
  ['later', '450 4.2.1 The user you are trying to contact is receiving mail too quickly.'],
  ['later', '421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to user complaints'],
  ['later', '452 4.2.2 Mailbox full'],
  [
    'later',
    '450 4.1.1 <ana@guests.example>: Recipient address rejected: unverified address: Address verification in progress',
  ],
  // Inconclusive
  ['unsure', '550 Rejected'],
  ['unsure', '554 Transaction failed'],
  ['unsure', '550 Denied (Mode: normal)'],
];
