import { enquiryView } from '@/shared/call-schema';
import type { InquiryGroup, InquiryKind } from './api/inquiry.calls';

/** Singular label of each kind. */
export const kindLabels: Readonly<Record<InquiryKind, string>> = {
  contact: 'Message',
  gift: 'Gift card',
  consultation: 'Consultation',
  plan: 'Plan interest',
  requirements: 'Website requirements',
  contract: 'Contract',
};

export const kinds = enquiryView.kind.choices;

export const isKind = (text: string | null): text is InquiryKind => text !== null && text in kindLabels;

export const groupOf = (kind: InquiryKind): InquiryGroup =>
  kind === 'contact' || kind === 'gift' ? 'guests' : 'agency';

export const kindsOf = (group: InquiryGroup) => kinds.filter((kind) => groupOf(kind) === group);
