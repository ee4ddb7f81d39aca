import type { ConsentKind } from './consent-columns.js';

interface ExportSample {
  readonly program: string;
  readonly headings: readonly string[];
  /** Expected consent columns. */
  readonly consent: readonly (readonly [string, ConsentKind])[];
}

const sample = (program: string, headings: string, ...consent: (readonly [string, ConsentKind])[]): ExportSample => ({
  program,
  headings: headings.split(','),
  consent,
});

/** Headings of exports as these programs publish them. */
export const CONSENT_EXPORTS: readonly ExportSample[] = [
  sample(
    'Square',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Birthday,Creation Source,First Visit,Transaction Count,Email Subscription Status',
    ['Email Subscription Status', 'status'],
  ),
  sample('Toast', 'First Name,Last Name,Email,Phone,Marketing Opt In,Total Visits,Last Visit Date', [
    'Marketing Opt In',
    'opt-in',
  ]),
  sample('OpenTable', 'First Name,Last Name,Guest Email,Phone Number,Guest Tags,Marketing Opt-In,Birthday', [
    'Marketing Opt-In',
    'opt-in',
  ]),
  sample('Resy', 'First Name,Last Name,Email,Phone Number,Guest Tags,Birthday,Email Marketing Opt In', [
    'Email Marketing Opt In',
    'opt-in',
  ]),
  sample(
    'SevenRooms',
    'First Name,Last Name,Email,Venue Marketing Opt-in,SMS Marketing Opt-in,Marketing Opt-in Date,Total Visits',
    ['Venue Marketing Opt-in', 'opt-in'],
  ),
  sample(
    'HubSpot',
    'Record ID,First Name,Email,Marketing contact status,Unsubscribed from all email,Opted out of email: News,Marketing emails opened',
    ['Marketing contact status', 'status'],
    ['Unsubscribed from all email', 'opt-out'],
    ['Opted out of email: News', 'opt-out'],
  ),
  sample('Wix', 'First Name,Last Name,Email 1,Phone 1,Email subscriber status,SMS subscriber status,Labels,Source', [
    'Email subscriber status',
    'status',
  ]),
  sample('Mailchimp, subscribed', 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,TAGS', [
    'CONFIRM_TIME',
    'opt-in',
  ]),
  sample(
    'Mailchimp, unsubscribed',
    'Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_CAMPAIGN_ID,UNSUB_REASON,TAGS',
    ['CONFIRM_TIME', 'opt-in'],
    ['UNSUB_TIME', 'opt-out'],
    ['UNSUB_REASON', 'opt-out'],
  ),
  sample(
    'Mailchimp, cleaned',
    'Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,CLEAN_TIME,CLEAN_CAMPAIGN_ID,TAGS',
    ['CONFIRM_TIME', 'opt-in'],
    ['CLEAN_TIME', 'opt-out'],
  ),
  sample(
    'Klaviyo',
    'Email,Klaviyo ID,First Name,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions,SMS Marketing Consent',
    ['Email Marketing Consent', 'opt-in'],
    ['Email Suppressions', 'opt-out'],
  ),
  sample('Google', 'First Name,Last Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value'),
  sample(
    'Google Groups',
    'Email address,Nickname,Group status,Email status,Email preference,Posting permissions',
    ['Email status', 'status'],
    ['Email preference', 'status'],
  ),
  sample('Outlook', 'First Name,Last Name,E-mail Address,E-mail Type,Mobile Phone,Birthday,Categories,Sensitivity'),
  sample('Outlook with a column of its owner', 'First Name,E-mail Address,Do not email', ['Do not email', 'opt-out']),
  sample('Shopify', 'First Name,Last Name,Email,Accepts Email Marketing,Phone,Accepts SMS Marketing,Total Orders', [
    'Accepts Email Marketing',
    'opt-in',
  ]),
  sample('Squarespace', 'Email Address,First Name,Last Name,Accepts Marketing,Subscriber Source', [
    'Accepts Marketing',
    'opt-in',
  ]),
  sample(
    'Brevo',
    'CONTACT ID,EMAIL,FIRSTNAME,SMS,OPT_IN,ADDED_TIME,EMAIL_BLACKLISTED,SMS_BLACKLISTED',
    ['OPT_IN', 'opt-in'],
    ['EMAIL_BLACKLISTED', 'opt-out'],
  ),
  sample(
    'Constant Contact',
    'Email address,First name,Email status,Email update source,Confirmed Opt-Out Date,Confirmed Opt-Out Source',
    ['Email status', 'status'],
    ['Confirmed Opt-Out Date', 'opt-out'],
  ),
  sample('Kit', 'first_name,email,status,created_at,tags', ['status', 'status']),
  sample(
    'MailerLite',
    'Subscriber,Status,Subscribed,Unsubscribed,Location,Sent,Opens,Clicks,Name,Last name,Birthday',
    ['Status', 'status'],
    ['Subscribed', 'opt-in'],
    ['Unsubscribed', 'opt-out'],
  ),
  sample(
    'Courtyard',
    'First name,Email,Email opt-in,SMS opt-in,Preferred contact,Status,Source,Last visit,Consent given at,Consent given to,Blocked',
    ['Email opt-in', 'opt-in'],
    ['Status', 'status'],
    ['Blocked', 'opt-out'],
  ),
  sample(
    'many programs',
    'Email,Newsletter,No marketing,Order status,Marital status,Text opt in,Contact type,Campaign,Marketing source,optedOut,Permission to email,Notes',
    ['Newsletter', 'opt-in'],
    ['No marketing', 'opt-out'],
    ['optedOut', 'opt-out'],
    ['Permission to email', 'opt-in'],
  ),
];
