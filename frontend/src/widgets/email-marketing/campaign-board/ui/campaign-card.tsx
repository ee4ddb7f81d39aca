import { Button } from 'antd';
import { memo } from 'react';
import {
  type Campaign,
  CampaignRecipients,
  CampaignTag,
  inPercent,
  rate,
  recipientsInWords,
} from '@/entities/email-marketing/campaigns';
import { formatMoment } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';
import { type CampaignDialogKey, dialogsOf, isOnItsWay, isPlanned, oneTapOf } from '../model/next-actions';

interface CampaignCardProps {
  role: MailRole;
  campaign: Campaign;
}

export const CampaignCard = memo(function CampaignCard({ role, campaign }: CampaignCardProps) {
  const { id, name, subject, status, statusReason, templateName, createdBy, approval } = campaign;
  return (
    <ItemCard id={id} title={name} tag={<CampaignTag status={status} />}>
      <p className="strong">{subject}</p>
      <CardFacts>
        <span>{templateName ?? 'No template yet'}</span>
        <span>
          {recipientsInWords(campaign.recipientCriteria, campaign.segmentName)}
          {isPlanned(campaign) && <CampaignRecipients role={role} campaign={campaign} before=": " />}
        </span>
        <span>by {createdBy}</span>
        {approval === 'approved' && <span>Approved by the owner</span>}
      </CardFacts>
      <Moment campaign={campaign} />
      {statusReason && <CardRemark>{statusReason}</CardRemark>}
      {approval === 'changes_requested' && (
        <CardRemark>
          <strong>The owner requested changes.</strong> {campaign.approvalComments}
        </CardRemark>
      )}
      <Actions role={role} campaign={campaign} />
    </ItemCard>
  );
});

/** When it will be sent, or its result. */
function Moment({ campaign }: { campaign: Campaign }) {
  const { status, scheduledDate, sentDate, totalRecipients, totalSent, totalOpened, totalClicked } = campaign;
  if (isOnItsWay(campaign))
    return (
      <p className="strong">
        {formatNumber(totalSent)} of {formatNumber(totalRecipients)} sent
      </p>
    );
  if (status === 'sent')
    return (
      <p className="strong">
        {formatNumber(totalSent)} sent{sentDate && ` on ${formatMoment(sentDate)}`},{' '}
        {inPercent(rate(totalOpened, totalSent))} opened, {inPercent(rate(totalClicked, totalSent))} clicked
      </p>
    );
  if (scheduledDate === null || status === 'cancelled') return null;
  return (
    <p className="strong">
      {status === 'scheduled' ? 'Sends' : 'Planned for'} {formatMoment(scheduledDate)}
    </p>
  );
}

function Actions({ role, campaign }: CampaignCardProps) {
  const item = useOpenItem();
  const { send, isPending } = useChangeCampaignStatus(role);
  const tap = oneTapOf(campaign);
  const dialogs = dialogsOf(campaign);
  const opens = (dialog: CampaignDialogKey) => ({
    onClick: () => {
      item.open(campaign.id, dialog);
    },
  });
  return (
    <CardActions>
      {tap ? (
        <Button
          type="primary"
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send({ id: campaign.id, status: tap.status });
          }}
        >
          {tap.label}
        </Button>
      ) : (
        dialogs.includes('schedule') && (
          <Button type="primary" {...opens('schedule')}>
            Schedule
          </Button>
        )
      )}
      {dialogs.includes('send') && <Button {...opens('send')}>Send Now</Button>}
      <Button type="text" {...opens('view')}>
        View Details
      </Button>
    </CardActions>
  );
}
