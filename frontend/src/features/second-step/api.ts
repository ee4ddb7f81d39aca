import {
  type ManagerSecondStep,
  secondStepCalls,
  type SecondStepKey,
  type SecondStepProof,
  sessionQueries,
  withPasskeyIfAsked,
} from '@/entities/session';
import { type Mutation, type OfficeRole, useRestMutation } from '@/shared/api';

const failed = (title: string) => () => ({ title, description: 'Please try again' });

function changesOf(role: OfficeRole) {
  const invalidates = [sessionQueries.secondStep(role).queryKey];
  const begin: Mutation<null, SecondStepKey> = {
    send: () => secondStepCalls.begin(role),
    failed: failed('Couldn’t set up two-step sign-in'),
    invalidates,
  };
  const turnOn: Mutation<SecondStepProof, string[]> = {
    send: (proof) => withPasskeyIfAsked(role, proof, (body) => secondStepCalls.turnOn(role, body)),
    done: () => ({ title: 'Two-step sign-in is on', description: 'You have been signed out in other browsers.' }),
    failed: failed('Couldn’t turn on two-step sign-in'),
    invalidates,
  };
  const turnOff: Mutation<SecondStepProof> = {
    send: (proof) => secondStepCalls.turnOff(role, proof),
    done: () => ({ title: 'Two-step sign-in is off' }),
    failed: failed('Couldn’t turn off two-step sign-in'),
    invalidates,
  };
  const renew: Mutation<SecondStepProof, string[]> = {
    send: (proof) => secondStepCalls.renewRecoveryCodes(role, proof),
    done: () => ({ title: 'New recovery codes', description: 'Your old codes no longer work.' }),
    failed: failed('Couldn’t create recovery codes'),
    invalidates,
  };
  return { begin, turnOn, turnOff, renew };
}

export const useBegin = (role: OfficeRole) => useRestMutation(changesOf(role).begin);
export const useTurnOn = (role: OfficeRole) => useRestMutation(changesOf(role).turnOn);
export const useTurnOff = (role: OfficeRole) => useRestMutation(changesOf(role).turnOff);
export const useRenewRecoveryCodes = (role: OfficeRole) => useRestMutation(changesOf(role).renew);

const reset: Mutation<ManagerSecondStep> = {
  send: ({ id }) => secondStepCalls.reset(id),
  done: ({ name }) => ({ title: 'Now signs in with a password only', subject: name }),
  failed: failed('Couldn’t reset two-step sign-in'),
  invalidates: [sessionQueries.secondStepsOfManagers().queryKey],
};

export const useResetManager = () => useRestMutation(reset);
