import { queryOptions } from '@tanstack/react-query';
import { answer, api, apiAs, type components } from '@/shared/api';
import type { Tone } from '@/shared/ui/status-tag';

export type ContractTerms = components['schemas']['SaveContract'];
export type Contract = components['schemas']['ContractView'];
export type Consent = components['schemas']['SignContract'];

/** A signing link contains a token, which is the only credential for reading and deciding one agreement. */
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

const by = (id: string) => ({ params: { path: { id } } });

export const contractCalls = {
  save: (body: ContractTerms) => answer(api.POST('/api/contract', { body })),
  opened: (token: string, signal: AbortSignal) =>
    answer(api.GET('/api/contract/signing', { ...bearing(token), signal })),
  sign: (token: string, body: Consent) => answer(api.POST('/api/contract/signing', { ...bearing(token), body })),
  decline: (token: string, reason: string) =>
    answer(api.POST('/api/contract/signing/decline', { ...bearing(token), body: { reason } })),
  /** The signed agreement as a PDF. */
  download: (token: string) =>
    answer(api.GET('/api/contract/signing/agreement.pdf', { ...bearing(token), parseAs: 'blob' })),
  get: (id: string, signal: AbortSignal) =>
    answer(apiAs('admin').GET('/api/admin/contracts/{id}', { ...by(id), signal })),
  send: (id: string) => answer(apiAs('admin').POST('/api/admin/contracts/{id}/send', by(id))),
};

/** Where the owner downloads the signed agreement as a PDF. */
export const signedAgreementAddress = (id: string) => `/api/admin/contracts/${id}/agreement.pdf`;

const key = 'contracts';

export const contractQueries = {
  all: () => [key] as const,
  /** For the owner. */
  one: (id: string) =>
    queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => contractCalls.get(id, signal) }),
  /** For the holder of the signing link. */
  opened: (token: string) =>
    queryOptions({ queryKey: [key, 'opened', token], queryFn: ({ signal }) => contractCalls.opened(token, signal) }),
};

/** Label and color of each contract status. */
export const contractStatus: Readonly<Record<Contract['status'], { label: string; tone: Tone }>> = {
  saved: { label: 'Saved', tone: 'quiet' },
  sent: { label: 'Sent for signature', tone: 'waiting' },
  signed: { label: 'Signed', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
};
