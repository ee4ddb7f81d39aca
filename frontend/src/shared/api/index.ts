export { ApiError, errorText, fieldErrors, isFinal, isProblem } from './api-error';
export { type Mutation, type Conflict, type ToastText, useRestMutation } from './mutation';
export { optimisticFigures, optimisticAnswer, optimisticRows } from './optimistic-update';
export {
  actAs,
  answer,
  api,
  apiAs,
  hasStatus,
  type MailRole,
  type OfficeRole,
  returnNullOn401,
  type Role,
} from './client';
export { listQueries, type ListQueries, type PageQuery, polled, polledEvery } from './list';
export { declareQueueable } from './mutation-options';
export { clearOfflineQueue, startOfflineQueue } from './offline-queue';
export { countQueued } from './offline-queue-store';
export { isServerReachable, useIsOnline, useConnection } from './connection';
export { type LiveChannels, useLiveView } from './live-view';
export { createQueryClient } from './query-client';
export { queryClient, QueryProvider } from './query-provider';
export type { components, operations } from './schema.gen';
export { sendExpecting } from './send-expecting';
export { type RefusedMutation, useRefusedMutations, useQueuedMutations } from './use-offline-queue';
export { type ShownList, useGrowingList, usePagedList } from './use-list';
export { useSwitches } from './use-switches';
