import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { type Automation, automationQueries } from '@/entities/email-marketing/automations';
import {
  ApprovalTag,
  type Campaign,
  campaignQueries,
  CampaignRecipients,
  CampaignTag,
  recipientsInWords,
  TO_EVERYONE,
} from '@/entities/email-marketing/campaigns';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { formatMoment } from '@/entities/restaurant';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import { useSaveSettings } from '@/features/email-marketing/save-settings';
import { hasStatus, useGrowingList, usePagedList } from '@/shared/api';
import { counted } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { ListRemark, ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { useDecideAutomation, useDecideCampaign } from '../api';
import { type Decidable, OpenDecision } from './open-decision';
import styles from './campaign-approval.module.css';

interface Shown {
  id: string;
  updatedAt: string;
}

/** The versions that the owner has read: a campaign opened here may have changed since without a sign on its card. */
function useSeen() {
  const [read, setRead] = useState<Readonly<Record<string, string>>>({});
  return {
    seenOf: ({ id, updatedAt }: Shown) => read[id] ?? updatedAt,
    learn: (id: string, updatedAt: string) => {
      setRead((known) => ({ ...known, [id]: updatedAt }));
    },
  };
}

interface DecisionButtonsProps {
  item: Decidable;
  change: ReturnType<typeof useDecideCampaign>;
  /** The `updatedAt` that was shown; the card may be newer. */
  seen: string;
  onRefused: (error: Error) => void;
}

/** The actions of a card on which the owner decides. */
function DecisionButtons({ item, change, seen, onRefused }: DecisionButtonsProps) {
  const { id, approval } = item;
  const opened = useOpenItem();
  const opens = (dialog: string) => ({
    onClick: () => {
      opened.open(id, dialog);
    },
  });
  return (
    <CardActions>
      <Button
        type="primary"
        disabled={approval === 'approved'}
        loading={change.isPending}
        onClick={({ detail: taps }) => {
          if (taps <= 1) change.send({ id, decision: 'approved', seen }, { onError: onRefused });
        }}
      >
        Approve
      </Button>
      <Button {...opens('preview')}>Preview</Button>
      <Button {...opens('changes')}>Request Changes</Button>
    </CardActions>
  );
}

interface AutomationApprovalCardProps {
  automation: Automation;
  /** The automation's `updatedAt` as it was shown. */
  seen: string;
  onRefused: (error: Error) => void;
}

function AutomationApprovalCard({ automation, ...decision }: AutomationApprovalCardProps) {
  const { id, name, description, isActive, emailSequence, createdBy, createdAt, approval } = automation;
  return (
    <ItemCard id={id} title={name} tag={<ApprovalTag approval={approval} />}>
      {description && <p>{description}</p>}
      <CardFacts>
        <StatusTag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Paused'}</StatusTag>
        <span>{triggerInWords(automation)}</span>
        <span>
          {emailSequence.length} {emailSequence.length === 1 ? 'email' : 'emails'}
        </span>
        <span>
          by {createdBy}, {formatMoment(createdAt)}
        </span>
      </CardFacts>
      {automation.approvalComments && <CardRemark>{automation.approvalComments}</CardRemark>}
      <DecisionButtons item={automation} change={useDecideAutomation()} {...decision} />
    </ItemCard>
  );
}

const loadAutomationDecision = async () => (await import('./automation-decision')).AutomationDecision;

/** Automations for the owner's approval; waiting ones first. */
function AutomationApproval() {
  const list = useGrowingList(automationQueries.list('admin'));
  const { area, restore } = useRowFocus();
  const opened = useOpenItem();
  const { seenOf, learn } = useSeen();
  return (
    <Flex component="section" vertical gap={12} ref={area} aria-labelledby="automation-approval">
      <h2 id="automation-approval">Automation approval</h2>
      <OpenDecision
        rows={list.rows ?? []}
        load={loadAutomationDecision}
        seenOf={seenOf}
        onSeen={learn}
        afterClose={restore}
      />
      <ListView
        list={list}
        loading="Loading automations..."
        failed="Couldn’t load automations."
        empty="No automations yet"
      >
        {(automations) => (
          <>
            {[...automations].sort(waitingFirst).map((automation) => (
              <AutomationApprovalCard
                key={automation.id}
                automation={automation}
                seen={seenOf(automation)}
                onRefused={(error) => {
                  if (!hasStatus(error, 409)) return;
                  learn(automation.id, seenOf(automation));
                  opened.open(automation.id, 'preview');
                }}
              />
            ))}
            {list.hasOlder && (
              <ListRemark>
                Only the latest {automations.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older automations
                </Button>
              </ListRemark>
            )}
          </>
        )}
      </ListView>
    </Flex>
  );
}

const rank = ({ approval, isActive }: Automation) => (approval !== null ? 2 : Number(!isActive));
const waitingFirst = (one: Automation, other: Automation) => rank(one) - rank(other);

/** Whether anything goes out without the owner's approval, and what would. */
function ApprovalGate() {
  const { data: settings } = useQuery(emailSettingsQueries.settings());
  const { data: leaving } = useQuery(campaignQueries.leavingUnapproved());
  const { send, isPending } = useSaveSettings();
  if (!settings || !leaving) return null;
  const { ownerApprovalRequired: isRequired } = settings;
  return (
    <Flex
      component="section"
      gap="12px 24px"
      wrap
      align="center"
      justify="space-between"
      aria-label="Owner approval"
      className={styles.gate}
      data-open={!isRequired}
    >
      <div>
        <p>
          <strong>Owner approval is {isRequired ? 'required' : 'not required'}.</strong>{' '}
          {isRequired
            ? 'Campaigns and automations send only after you approve them.'
            : 'Campaigns and automations send without approval.'}{' '}
          {sendingInWords(leaving.automations, isRequired)} {leavingInWords(leaving.campaigns, isRequired)}
        </p>
        {leaving.next.length > 0 && (
          <ul aria-label="Sending next" className="bullets">
            {leaving.next.map(({ id, name, scheduledDate }) => (
              <li key={id}>
                {name}, <time dateTime={scheduledDate}>{formatMoment(scheduledDate)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isRequired && (
        <Button
          type="primary"
          loading={isPending}
          onClick={() => {
            send({ ownerApprovalRequired: true });
          }}
        >
          Require My Approval
        </Button>
      )}
    </Flex>
  );
}

function sendingInWords(automations: number, isRequired: boolean): string {
  if (automations === 0) return '';
  if (isRequired)
    return `${counted(automations, 'active automation')} ${automations === 1 ? 'waits' : 'wait'} for you.`;
  return `${counted(automations, 'active automation')} ${automations === 1 ? 'sends' : 'send'} without your approval.`;
}

function leavingInWords(campaigns: number, isRequired: boolean): string {
  if (campaigns === 0)
    return isRequired ? 'No scheduled campaign waits for you.' : 'None is scheduled without your approval.';
  const [waits, leaves] = campaigns === 1 ? ['waits', 'leaves'] : ['wait', 'leave'];
  const scheduled = counted(campaigns, 'scheduled campaign');
  return isRequired
    ? `${scheduled} ${waits} for you:`
    : `${scheduled} ${leaves} by ${campaigns === 1 ? 'itself' : 'themselves'}:`;
}

interface ApprovalCardProps {
  campaign: Campaign;
  /** The campaign's `updatedAt` as it was shown. */
  seen: string;
  onRefused: (error: Error) => void;
}

function ApprovalCard({ campaign, ...decision }: ApprovalCardProps) {
  const { id, name, subject, subjectB, previewText, description, status } = campaign;
  const { createdBy, createdAt, approval } = campaign;
  return (
    <ItemCard id={id} title={name} tag={<ApprovalTag approval={approval} />}>
      <p className="strong">{subject}</p>
      {subjectB && <p>Subject B: {subjectB}</p>}
      {previewText && <p>Preview text: {previewText}</p>}
      {description && <p>{description}</p>}
      <CardFacts>
        <CampaignTag status={status} />
        <span>
          {recipientsInWords(campaign.recipientCriteria, campaign.segmentName)}
          <CampaignRecipients role="admin" campaign={campaign} before=": " />
        </span>
        <span>
          by {createdBy}, {formatMoment(createdAt)}
        </span>
        {campaign.ignoresWeeklyLimit && <span>{TO_EVERYONE}</span>}
        {campaign.scheduledDate && <span>planned for {formatMoment(campaign.scheduledDate)}</span>}
      </CardFacts>
      {campaign.approvalComments && <CardRemark>{campaign.approvalComments}</CardRemark>}
      <DecisionButtons item={campaign} change={useDecideCampaign()} {...decision} />
    </ItemCard>
  );
}

const loadDecision = async () => (await import('./campaign-decision')).CampaignDecision;

/** Campaigns that have not started, and automations, for the owner's approval. */
export function CampaignApproval() {
  const list = usePagedList(campaignQueries.decidable());
  const { area, restore } = useRowFocus();
  const opened = useOpenItem();
  const { seenOf, learn } = useSeen();
  return (
    <Flex vertical gap={32}>
      <Flex vertical gap={12} ref={area}>
        <h2 {...headingMark}>Campaign approval</h2>
        <ApprovalGate />
        <OpenDecision rows={list.rows ?? []} load={loadDecision} seenOf={seenOf} onSeen={learn} afterClose={restore} />
        <ListView
          list={list}
          loading="Loading campaigns..."
          failed="Couldn’t load campaigns."
          empty="No campaigns are waiting for your approval."
        >
          {(campaigns) => (
            <>
              {[...campaigns].sort(openFirst).map((campaign) => (
                <ApprovalCard
                  key={campaign.id}
                  campaign={campaign}
                  seen={seenOf(campaign)}
                  onRefused={(error) => {
                    if (!hasStatus(error, 409)) return;
                    learn(campaign.id, seenOf(campaign));
                    opened.open(campaign.id, 'preview');
                  }}
                />
              ))}
              <Pager {...list} />
            </>
          )}
        </ListView>
      </Flex>
      <AutomationApproval />
    </Flex>
  );
}

const openFirst = (one: Campaign, other: Campaign) => Number(one.approval !== null) - Number(other.approval !== null);
