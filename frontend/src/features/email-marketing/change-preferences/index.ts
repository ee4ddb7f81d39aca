export { useAskForRecord, useChangePreferences, useConfirmSubscription, useErase } from './api/use-change-subscription';
