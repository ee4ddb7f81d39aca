import { enquiryView } from '@/shared/call-schema';
import type { EnquiryGroup, EnquiryKind } from '../api/enquiry.calls';

/** What one of a kind is called. */
export const kindLabels: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Message',
  gift: 'Gift card',
  consultation: 'Consultation',
  plan: 'Plan interest',
  requirements: 'Website requirements',
  contract: 'Contract',
};

export const kinds = enquiryView.kind.choices;

export const isKind = (text: string | null): text is EnquiryKind => text !== null && text in kindLabels;

export const groupOf = (kind: EnquiryKind): EnquiryGroup =>
  kind === 'contact' || kind === 'gift' ? 'guests' : 'agency';

export const kindsOf = (group: EnquiryGroup) => kinds.filter((kind) => groupOf(kind) === group);
