export { ApiError, errorText, fieldErrors } from './api-error';
export { answer, api, apiAs, returnNullOn401, type Role } from './client';
export { idempotencyKey } from './idempotency-key';
export { createQueryClient } from './query-client';
export { QueryProvider } from './query-provider';
export type { components } from './schema.gen';
export { useSendOnce } from './use-send-once';
