export { draftKey, queueKeyOf } from './model/draft-key';
export {
  type Credentials,
  type ManagerSecondStep,
  type SecondStep,
  secondStepCalls,
  type SecondStepKey,
  type SecondStepProof,
  sessionCalls,
  type SignedInBrowser,
  signedInCalls,
} from './api/session.calls';
export { type Passkey, passkeyCalls, passkeyQueries, type PasskeyRequest } from './api/passkey.calls';
export {
  endPushHere,
  findPushSubscription,
  pushCalls,
  type PushChoices,
  type PushDevice,
  pushQueries,
  registerPushWorker,
} from './api/push.calls';
export { type NewPin, sharedTabletCalls, sharedTabletQueries, type TabletPerson } from './api/shared-tablet.calls';
export { sharedTabletMark } from './model/shared-tablet-mark';
export { signedByPasskey, withPasskeyIfAsked } from './api/signed-by-passkey';
export { sessionQueries } from './api/session.queries';
export { forgetLocalRecord, keepLocalRecord, type LocalRecord, readLocalRecord } from './model/local-record';
export { owedSignOuts } from './model/owed-sign-outs';
export { readReturnState } from './model/return-state';
export { SignedIn } from './ui/signed-in';
