export { useChangeSubscription, useConfirmSubscription } from './api/use-change-subscription';
