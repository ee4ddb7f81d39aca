export {
  useAskForRecord,
  useChangeSubscription,
  useConfirmSubscription,
  useErase,
} from './api/use-change-subscription';
