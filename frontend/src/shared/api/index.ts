export { ApiError, errorText, fieldErrors, isFinal } from './api-error';
export { type Change, useChange } from './change';
export { answer, api, apiAs, hasStatus, returnNullOn401, type Role } from './client';
export { listOf, type ListQueries, type PageQuery, polled } from './list';
export { type LiveChannels, useLiveView } from './live-view';
export { createQueryClient } from './query-client';
export { QueryProvider } from './query-provider';
export type { components } from './schema.gen';
export { type ShownList, useGrowingList, usePagedList } from './use-list';
