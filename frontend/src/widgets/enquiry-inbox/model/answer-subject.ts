import type { Enquiry } from '@/entities/enquiry';
import { restaurant } from '@/entities/restaurant';

const ABOUT: Readonly<Record<Enquiry['kind'], string>> = {
  contact: `your message to ${restaurant.name}`,
  gift: `your gift card of ${restaurant.name}`,
  consultation: 'your consultation',
  plan: 'your interest in our plans',
  requirements: 'your website requirements',
  contract: 'your services agreement',
};

/** 'Re: your message to The Courtyard Bistro', or what was answered before. */
export function answerSubject({ kind, answers }: Enquiry): string {
  return answers.at(-1)?.subject ?? `Re: ${ABOUT[kind]}`;
}
