import type { EmailFigures } from '@/entities/email-marketing/sent-mails';
import { rate } from '@/entities/email-marketing/campaigns';
import type { Tone } from '@/shared/ui/status-tag';

/** Rates a percentage. */
export const openTone = (percent: number): Tone => (percent > 20 ? 'good' : percent > 10 ? 'quiet' : 'bad');
export const clickTone = (percent: number): Tone => (percent > 5 ? 'good' : percent > 2 ? 'quiet' : 'bad');

export interface Insight {
  readonly tone: 'good' | 'bad' | 'quiet';
  readonly text: string;
}

/** Mail providers begin to refuse senders from here on: 0.1 %. */
const EMAILS_PER_COMPLAINT = 1_000;

/** Comments on the numbers. */
export function insightsOf({ sent, opened, clicked, bounced, complaints }: Omit<EmailFigures, 'before'>): Insight[] {
  if (sent === 0) return [{ tone: 'quiet', text: 'No campaigns sent in this period.' }];
  const warnings = [
    ...(complaints && complaints * EMAILS_PER_COMPLAINT >= sent
      ? [
          'Too many spam reports: from 0.1% on, email providers start to block senders. Email only people who expect it, and less often.',
        ]
      : []),
    ...(rate(opened, sent) < 15
      ? ['Low open rate: try a clearer subject line, and send when people check their email.']
      : []),
    ...(rate(clicked, sent) < 2 ? ['Low click rate: one clear link or button works better than many.'] : []),
    ...(rate(bounced, sent) > 5
      ? ['High bounce rate: some addresses are out of date. Clean up your contacts before the next campaign.']
      : []),
  ];
  if (warnings.length > 0) return warnings.map((text) => ({ tone: 'bad', text }));
  return [{ tone: 'good', text: 'Your open and click rates look healthy.' }];
}
