import type { InputEvent, SubmitEvent } from 'react';
import { type PlanId, plans, TOAST_MS } from '@/entities/agency';
import { answer, api, type Mutation, type components, fieldErrors, useRestMutation } from '@/shared/api';
import { requestPlan } from '@/shared/call-schema';
import { readSheet, useStoredForm } from '@/shared/lib/stored-form';
import { findFaults, PublicForm, StoredFormNote, TextField, useRefusal } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from './plan-report-page.module.css';

type PlanRequest = components['schemas']['RequestPlan'];

const sendPlanRequest: Mutation<PlanRequest> = {
  send: (request) => answer(api.POST('/api/plan-consultation', { body: request })),
  done: () => ({
    title: 'Plan Interest Submitted!',
    description: 'Thank you. We will contact you within 24 hours.',
    duration: TOAST_MS,
  }),
  failed: () => ({ title: 'Error', description: 'Failed to submit. Please try again.', duration: TOAST_MS }),
};

const useRequestPlan = () => useRestMutation(sendPlanRequest);

const INCOMPLETE = {
  title: 'Error',
  description: 'Please fill in your business name and email address.',
  variant: 'destructive',
  duration: TOAST_MS,
} as const;

const MISSING = {
  businessName: 'Enter the name of your business.',
  contactEmail: 'Enter your email address.',
};

interface RequestPlanFormProps {
  plan: PlanId;
  onRequested: () => void;
}

export function RequestPlanForm({ plan, onRequested }: RequestPlanFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useRequestPlan();
  const { keep, forget, isStored, clear } = useStoredForm({ key: 'plan', form });

  function edit(event: InputEvent<HTMLFormElement>) {
    correct(event);
    keep(event);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { isIncomplete, errors } = findFaults(event.currentTarget, MISSING);
    refuse(errors);
    if (isIncomplete) toast(INCOMPLETE);
    if (Object.keys(errors).length > 0) return;
    const sheet = readSheet(event.currentTarget);
    send(readRequest(event.currentTarget, plan), {
      onSuccess() {
        forget(sheet);
        form.current?.reset();
        onRequested();
      },
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <PublicForm ref={form} className={styles.request} onSubmit={submit} onInput={edit} aria-label="Get Started">
      <div className="field-row">
        <TextField
          name="businessName"
          label="Business Name"
          isRequired
          autoComplete="organization"
          maxLength={requestPlan.businessName.maxLength}
          error={errorOf('businessName')}
        />
        <TextField
          name="contactEmail"
          label="Contact Email"
          isRequired
          type="email"
          autoComplete="email"
          maxLength={requestPlan.contactEmail.maxLength}
          error={errorOf('contactEmail')}
        />
        <TextField
          name="contactPhone"
          label="Contact Phone"
          type="tel"
          autoComplete="tel"
          maxLength={requestPlan.contactPhone.maxLength}
          error={errorOf('contactPhone')}
        />
        <TextField
          name="timeline"
          label="Timeline"
          suggestions={['As soon as possible', 'Within 30 days', 'Later this year']}
          maxLength={requestPlan.timeline.maxLength}
          error={errorOf('timeline')}
        />
      </div>
      <TextField
        name="questions"
        label="Questions"
        rows={3}
        maxLength={requestPlan.questions.maxLength}
        error={errorOf('questions')}
      />
      <TextField
        name="additionalNeeds"
        label="Additional Needs"
        rows={3}
        maxLength={requestPlan.additionalNeeds.maxLength}
        error={errorOf('additionalNeeds')}
      />
      <StoredFormNote isStored={isStored} onClear={clear} />
      <button type="submit" className="button button-amber submit" disabled={isPending}>
        {isPending ? 'Submitting...' : `Get Started with ${plans[plan].name}`}
      </button>
    </PublicForm>
  );
}

function readRequest(form: HTMLFormElement, selectedTier: PlanId): PlanRequest {
  const sheet = readSheet(form);
  const text = (name: string) => (sheet[name]?.[0] ?? '').trim();
  return {
    businessName: text('businessName'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
    selectedTier,
    questions: text('questions'),
    timeline: text('timeline'),
    additionalNeeds: text('additionalNeeds'),
  };
}
