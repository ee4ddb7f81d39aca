import {
  type ManagerSecondStep,
  secondStepCalls,
  type SecondStepKey,
  type SecondStepProof,
  sessionQueries,
  withPasskeyIfAsked,
} from '@/entities/session';
import { type Change, type OfficeRole, useChange } from '@/shared/api';

const failed = (title: string) => () => ({ title, description: 'Please try again' });

function changesOf(role: OfficeRole) {
  const stale = [sessionQueries.secondStep(role).queryKey];
  const begin: Change<null, SecondStepKey> = {
    send: () => secondStepCalls.begin(role),
    failed: failed('Two-step sign-in could not be set up'),
    stale,
  };
  const turnOn: Change<SecondStepProof, string[]> = {
    send: (proof) => withPasskeyIfAsked(role, proof, (body) => secondStepCalls.turnOn(role, body)),
    done: () => ({ title: 'Two-step sign-in is on', description: 'You have been signed out in other browsers.' }),
    failed: failed('Two-step sign-in is not on'),
    stale,
  };
  const turnOff: Change<SecondStepProof> = {
    send: (proof) => secondStepCalls.turnOff(role, proof),
    done: () => ({ title: 'Two-step sign-in is off' }),
    failed: failed('Two-step sign-in is still on'),
    stale,
  };
  const renew: Change<SecondStepProof, string[]> = {
    send: (proof) => secondStepCalls.renewRecoveryCodes(role, proof),
    done: () => ({ title: 'New recovery codes', description: 'Those from before are worth nothing any more.' }),
    failed: failed('No new recovery codes'),
    stale,
  };
  return { begin, turnOn, turnOff, renew };
}

const changes = { admin: changesOf('admin'), manager: changesOf('manager') };

export const useBegin = (role: OfficeRole) => useChange(changes[role].begin);
export const useTurnOn = (role: OfficeRole) => useChange(changes[role].turnOn);
export const useTurnOff = (role: OfficeRole) => useChange(changes[role].turnOff);
export const useRenewRecoveryCodes = (role: OfficeRole) => useChange(changes[role].renew);

const reset: Change<ManagerSecondStep> = {
  send: ({ id }) => secondStepCalls.reset(id),
  done: ({ name }) => ({ title: 'Signs in with the password alone now', subject: name }),
  failed: failed('Two-step sign-in was not reset'),
  stale: [sessionQueries.secondStepsOfManagers().queryKey],
};

export const useResetManager = () => useChange(reset);
