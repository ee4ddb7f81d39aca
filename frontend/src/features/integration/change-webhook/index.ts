export { useDeleteWebhook, useRedeliver, useRenewSecret, useSendSample, useSwitchWebhook } from './api/webhook-changes';
