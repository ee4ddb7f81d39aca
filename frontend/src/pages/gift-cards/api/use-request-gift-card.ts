import { answer, api, type Mutation, type components, useRestMutation } from '@/shared/api';
import type { CardRequest } from '../model/card-request';

/** The stored request. */
export type RequestedCard = components['schemas']['GiftCardRequestView'];

const requestGiftCard: Mutation<CardRequest, RequestedCard> = {
  send: (body) => answer(api.POST('/api/gift-card-requests', { body })),
  done: () => ({ title: 'Gift card requested!', description: 'We’ll write to you within a day.' }),
  failed: () => ({ title: 'Failed to send your request', description: 'Please try again later' }),
};

export const useRequestGiftCard = () => useRestMutation(requestGiftCard);
