import { useQuery } from '@tanstack/react-query';
import { type InputEvent, type SubmitEvent, useState } from 'react';
import { TOAST_MS } from '@/entities/agency';
import { type Answers, answersOf, consultationQueries, services } from '@/entities/consultation';
import { readLocalRecord } from '@/entities/session';
import { answer, api, type Mutation, fieldErrors, useRestMutation } from '@/shared/api';
import { readSheet, useStoredForm, valuesOf } from '@/shared/lib/stored-form';
import { findFaults, useRefusal } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';

const saveConsultation: Mutation<Answers> = {
  send: (answers) => answer(api.POST('/api/consultation', { body: answers })),
  done: () => ({
    title: 'Consultation Saved!',
    description: "Thank you for your detailed responses. We'll review your requirements and get back to you soon.",
    duration: TOAST_MS,
  }),
  failed: () => ({
    title: 'Error',
    description: 'Failed to save consultation. Please try again.',
    duration: TOAST_MS,
  }),
  invalidates: [consultationQueries.all()],
};

const useSaveConsultation = () => useRestMutation(saveConsultation);

const INCOMPLETE = {
  title: 'Error',
  description: 'Please fill in at least your restaurant name and email address.',
  variant: 'destructive',
  duration: TOAST_MS,
} as const;

const MISSING = {
  restaurantName: 'Enter the name of your restaurant.',
  contactEmail: 'Enter your email address.',
};

/** The form that spans the whole report. Its inputs are uncontrolled, so that nothing typed before hydration is lost. */
export function useConsultationForm() {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSaveConsultation();
  // For owner and site manager the call returns everyone's consultations: those belong in the inbox, not in this form.
  const isReader = readLocalRecord('admin') !== null || readLocalRecord('manager') !== null;
  const { data: saved, isError, refetch } = useQuery({ ...consultationQueries.saved(), enabled: !isReader });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { keep, forget } = useStoredForm({ key: 'consultation', form, saved, onFilled: readSelection });

  function readSelection(element: HTMLFormElement) {
    setSelected(valuesOf(element, 'selectedServices'));
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    correct(event);
    keep(event);
    if (event.target instanceof HTMLInputElement && event.target.name === 'selectedServices')
      readSelection(event.currentTarget);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { isIncomplete, errors } = findFaults(event.currentTarget, MISSING);
    refuse(errors);
    if (isIncomplete) toast(INCOMPLETE);
    if (Object.keys(errors).length > 0) return;
    const sheet = readSheet(event.currentTarget);
    send(answersOf(sheet), {
      onSuccess() {
        forget(sheet);
      },
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return {
    /** Outside a <dialog> this method submits nothing, so a click before hydration stays on the page. */
    props: { ref: form, method: 'dialog', onInput, onSubmit, noValidate: true },
    errorOf,
    isPending,
    /** Loads saved answers again after a failure; null if there was none. */
    askForSaved: isError ? () => void refetch() : null,
    selected: services.filter(({ id }) => selected.includes(id)),
    readAnswers: (): Answers | null => (form.current ? answersOf(readSheet(form.current)) : null),
  };
}
