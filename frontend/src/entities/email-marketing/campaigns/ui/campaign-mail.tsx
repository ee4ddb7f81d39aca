import { Flex } from 'antd';
import { InboxLine, SampleReader } from '@/shared/ui/inbox-line';
import { PagePreview } from '@/shared/ui/page-preview';
import type { CampaignPreview } from '../api';

interface CampaignMailProps {
  name: string;
  preview: CampaignPreview;
  /** The campaign's `updatedAt` that the user has seen. */
  seen?: string;
}

/** The email as one recipient would get it. */
export const CampaignMail = ({ name, preview: mail, seen = mail.updatedAt }: CampaignMailProps) => (
  <Flex vertical gap={12} className="breaks">
    <p role="status" className="remark" data-level="warning">
      {mail.updatedAt !== seen && 'This campaign changed after you opened it. Here is the current version.'}
    </p>
    <SampleReader />
    <InboxLine subject={mail.subject} previewText={mail.previewText} />
    {mail.subjectB && <InboxLine label="Subject B" subject={mail.subjectB} previewText={mail.previewText} />}
    <PagePreview title={`Preview of ${name}`} html={mail.html} width={640} height={400} />
  </Flex>
);
