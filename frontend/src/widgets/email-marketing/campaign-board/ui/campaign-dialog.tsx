import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import {
  aheadOf,
  type Campaign,
  campaignCalls,
  CampaignMail,
  campaignQueries,
  recipientsInWords,
  TO_EVERYONE,
  type WholeCampaign,
} from '@/entities/email-marketing/campaigns';
import { restaurantInstant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import type { MailRole } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { useDraft, useEditDraft } from '@/shared/lib/draft';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { AnswerDialog, ConfirmDialog, DeleteDialog, type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';
import { useEditCampaign } from '../api/use-write-campaign';
import { type CampaignValues, changeOf, sendDateOf, valuesOf } from '../model/campaign-values';
import type { CampaignDialogKey } from '../model/next-actions';
import { CampaignDetails } from './campaign-details';
import { CampaignFields } from './campaign-fields';
import { PreFlightPanel } from './pre-flight-panel';

interface ScheduleCampaignDialogProps extends DialogProps {
  role: MailRole;
  campaign: Campaign;
}

interface Values {
  date: string;
  time: string;
}

const BLANK: Values = { date: '', time: '10:00' };

const chosenSendDate = ({ date, time }: Partial<Values>) =>
  date && time ? restaurantInstant(date, time).toISOString() : null;

/** For a draft whose date is missing or has passed. */
export function ScheduleCampaignDialog({ role, campaign: { id, name }, ...dialog }: ScheduleCampaignDialogProps) {
  const { send, isPending } = useChangeCampaignStatus(role);
  const draft = useDraft(draftKey(role, `campaign-date/${id}`), BLANK);
  return (
    <FormDialog<Values>
      title={`Schedule “${name}”`}
      okText="Schedule"
      busyText="Scheduling..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        const scheduledDate = chosenSendDate(values);
        if (!scheduledDate) return;
        const outcome = { draft: draft.key, onSuccess: dialog.onClose, onError };
        send({ id, status: 'scheduled', scheduledDate }, outcome);
      }}
      {...dialog}
    >
      <Form.Item name="date" label="Send date" rules={[{ required: true, message: 'Choose a date.' }]}>
        <Input required type="date" autoFocus />
      </Form.Item>
      <Form.Item
        name="time"
        label="Send time"
        dependencies={['date']}
        rules={[
          { required: true, message: 'Choose a time.' },
          ({ getFieldsValue }) => aheadOf((time) => chosenSendDate({ ...(getFieldsValue() as Values), time })),
        ]}
      >
        <Input required type="time" />
      </Form.Item>
    </FormDialog>
  );
}

interface EditCampaignDialogProps extends DialogProps {
  role: MailRole;
  campaign: WholeCampaign;
}

export function EditCampaignDialog({ role, campaign, ...dialog }: EditCampaignDialogProps) {
  const { id, name, status, scheduledDate, approval } = campaign;
  const draft = useEditDraft(draftKey(role, `campaign-edit/${id}`), valuesOf(campaign));
  const { send, isPending } = useEditCampaign(role);

  return (
    <FormDialog<CampaignValues>
      title={`Edit: ${name}`}
      okText="Save"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        // Sending an unchanged template would copy its newer text.
        const change = changedIn(changeOf(draft.before), changeOf(values));
        send({ id, ...change }, { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      footnote={
        approval === 'approved' && (
          <p>Changing the subject, preview text, content or recipients removes the approval.</p>
        )
      }
      {...dialog}
    >
      <CampaignFields
        role={role}
        copied={campaign}
        onFilledIn={(values) => {
          draft.write({ ...draft.values, ...values });
        }}
        planned={sendDateOf(draft.before)}
        keepsDate={status === 'paused' && scheduledDate !== null}
      />
    </FormDialog>
  );
}

interface SendCampaignDialogProps extends DialogProps {
  role: MailRole;
  campaign: Campaign;
}

/** The pre-send check, the choice to send to everyone, and the email as recipients get it. Sent emails cannot be recalled. */
export function SendCampaignDialog({ role, campaign, ...dialog }: SendCampaignDialogProps) {
  const { id, name, approval, recipientCriteria, segmentName } = campaign;
  const [isToEveryone, setToEveryone] = useState(false);
  const { send, isPending } = useChangeCampaignStatus(role);
  const { data: preFlight, isPending: isChecking } = useQuery(campaignQueries.preFlight(role, id));
  const preview = useQuery(campaignQueries.preview(role, id));
  const skipped = preFlight?.leftOut.emailedThisWeek ?? 0;
  return (
    <ConfirmDialog
      title={`Send “${name}” now?`}
      okText="Send Now"
      width={720}
      isBusy={isPending}
      canConfirm={
        !isChecking &&
        (preFlight?.recipients !== 0 || isToEveryone) &&
        !preFlight?.findings.some(({ level }) => level === 'error')
      }
      onConfirm={() => {
        send(
          { id, status: 'sending', ...(isToEveryone && { ignoresWeeklyLimit: true }) },
          { onSuccess: dialog.onClose, onError: dialog.onClose },
        );
      }}
      {...dialog}
    >
      <Flex vertical gap="middle" className="breaks">
        <p>
          <strong>Recipients:</strong> <span>{recipientsInWords(recipientCriteria, segmentName)}</span>
        </p>
        <PreFlightPanel role={role} id={id} isToEveryone={isToEveryone} />
        {skipped > 0 && approval === 'approved' && (
          <p>The owner approved it without people who got a campaign this week. To include them, edit the campaign.</p>
        )}
        {skipped > 0 && approval !== 'approved' && (
          <Checkbox
            checked={isToEveryone}
            onChange={({ target }) => {
              setToEveryone(target.checked);
            }}
          >
            {TO_EVERYONE} ({formatNumber(skipped)})
          </Checkbox>
        )}
        <AnswerView answer={preview} loading="Loading email..." failed="Couldn’t load the preview.">
          {(mail) => <CampaignMail name={name} preview={mail} />}
        </AnswerView>
      </Flex>
    </ConfirmDialog>
  );
}

interface CancelCampaignDialogProps extends DialogProps {
  role: MailRole;
  campaign: Campaign;
}

/** A canceled campaign cannot be resumed. */
function CancelCampaignDialog({ role, campaign: { id, name, startedAt }, ...dialog }: CancelCampaignDialogProps) {
  const { send, isPending } = useChangeCampaignStatus(role);
  return (
    <ConfirmDialog
      title={`Cancel “${name}”?`}
      okText="Cancel Campaign"
      cancelText="Keep It"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id, status: 'cancelled' }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>{startedAt ? 'No one else gets it' : 'No one gets it'}, and you can’t restart it.</p>
    </ConfirmDialog>
  );
}

interface CampaignDialogProps extends DialogProps {
  role: MailRole;
  dialog: CampaignDialogKey;
  campaign: Campaign;
}

export function CampaignDialog({ dialog, ...props }: CampaignDialogProps) {
  switch (dialog) {
    case 'view':
      return <CampaignDetails {...props} />;
    case 'schedule':
      return <ScheduleCampaignDialog {...props} />;
    case 'send':
      return <SendCampaignDialog {...props} />;
    case 'edit':
      return <EditDialog {...props} />;
    case 'cancel':
      return <CancelCampaignDialog {...props} />;
    case 'delete':
      return <DeleteCampaign {...props} />;
  }
}

function DeleteCampaign({ role, campaign, ...dialog }: Omit<CampaignDialogProps, 'dialog'>) {
  return (
    <DeleteDialog
      id={campaign.id}
      noun="Campaign"
      title={`Delete “${campaign.name}”?`}
      call={campaignCalls(role).delete}
      invalidates={[campaignQueries.all(), activityQueries.all()]}
      {...dialog}
    >
      <p>This permanently deletes the campaign{campaign.startedAt ? ' and the record of who received it' : ''}.</p>
    </DeleteDialog>
  );
}

/** Loads the content and the list of addresses, which rows do not have. */
function EditDialog({ role, campaign, ...dialog }: Omit<CampaignDialogProps, 'dialog'>) {
  const whole = useQuery({ ...campaignQueries.one(role, campaign.id), staleTime: 0 });
  return (
    <AnswerDialog answer={whole} title={`Edit: ${campaign.name}`} failed="Couldn’t load the campaign." {...dialog}>
      {(written) => <EditCampaignDialog role={role} campaign={written} {...dialog} />}
    </AnswerDialog>
  );
}
