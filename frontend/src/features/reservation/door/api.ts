import {
  type BoardRole,
  doorCalls,
  type DoorList,
  type DoorParty,
  type DoorStep,
  reservationQueries,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticAnswer, useRestMutation } from '@/shared/api';

type Arrival = Parameters<typeof doorCalls.add>[1];

const add = (role: BoardRole): Mutation<Arrival, DoorParty> => ({
  send: (arrival) => doorCalls.add(role, arrival),
  done: ({ name }) => ({ title: 'Added to the door list', subject: name }),
  failed: () => ({ title: 'Couldn’t save', description: 'Please try again' }),
  invalidates: [reservationQueries.doorList(role).queryKey, activityQueries.all()],
});

export const useAddWalkIn = (role: BoardRole) => useRestMutation(add(role));

interface Step {
  id: DoorParty['id'];
  name: DoorParty['name'];
  step: DoorStep;
}

const NOTIFICATIONS: Record<DoorStep, (name: string) => { title: string; subject: string }> = {
  text: (name) => ({ title: 'Text sent', subject: `${name}: your table is ready` }),
  voice: (name) => ({ title: 'Called', subject: name }),
  seat: (name) => ({ title: 'Seated', subject: `${name} is here` }),
  gone: (name) => ({ title: 'Removed from the door list', subject: `${name} has gone` }),
  back: (name) => ({ title: 'Back on the door list', subject: name }),
};

function stepped({ parties, ...list }: DoorList, { id, step }: Step): DoorList {
  if (step === 'seat' || step === 'gone') return { ...list, parties: parties.filter((party) => party.id !== id) };
  if (step === 'back') return { ...list, parties };
  const call = { calledBy: step, calledAt: new Date().toISOString() };
  return { ...list, parties: parties.map((party) => (party.id === id ? { ...party, ...call } : party)) };
}

const take = (role: BoardRole): Mutation<Step> => ({
  send: ({ id, step }) => doorCalls.take(role, id, step),
  done: ({ name, step }) => NOTIFICATIONS[step](name),
  undoneBy: (step) => (step.step === 'seat' || step.step === 'gone' ? { ...step, step: 'back' } : undefined),
  failed: ({ step }) => ({
    title: step === 'text' ? 'Couldn’t send the text' : 'Couldn’t change the door list',
    description: 'Please try again',
  }),
  invalidates: [reservationQueries.all(), activityQueries.all()],
  optimisticUpdate: (step) => [
    optimisticAnswer<DoorList>(reservationQueries.doorList(role).queryKey, (list) => stepped(list, step)),
  ],
});

export const useDoorStep = (role: BoardRole, id: DoorParty['id']) =>
  useRestMutation({ ...take(role), of: `door-party/${id}` });
