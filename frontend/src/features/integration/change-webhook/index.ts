export { useRedeliver, useRenewSecret, useSendSample, useSwitchWebhook } from './api/webhook-changes';
