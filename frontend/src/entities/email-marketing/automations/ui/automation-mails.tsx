import { Flex } from 'antd';
import { InboxLine, SampleReader } from '@/shared/ui/inbox-line';
import { PagePreview } from '@/shared/ui/page-preview';
import type { AutomationPreview } from '../api';
import { delayInWords } from '../model';

interface AutomationMailsProps {
  name: string;
  preview: AutomationPreview;
  /** The automation's `updatedAt` that the user has seen. */
  seen?: string;
}

/** Each email with its day, as one recipient would see it. */
export const AutomationMails = ({ name, preview: { mails, updatedAt }, seen = updatedAt }: AutomationMailsProps) => (
  <Flex vertical gap="large" className="breaks">
    <p role="status" className="remark" data-level="warning">
      {updatedAt !== seen && 'This automation changed after you opened it. Here is the current version.'}
    </p>
    <SampleReader />
    {mails.map(({ delayDays, mail }, index) => (
      <Flex component="section" vertical gap={12} key={index} aria-label={`Email ${String(index + 1)}`}>
        <h3>
          Email {index + 1}: {delayInWords(delayDays)}
        </h3>
        {mail ? (
          <>
            <InboxLine subject={mail.subject} previewText={mail.previewText} />
            <PagePreview
              title={`Preview of ${name}, email ${String(index + 1)}`}
              html={mail.html}
              width={640}
              height={mails.length > 1 ? 360 : 520}
            />
          </>
        ) : (
          <p>No template yet, so nothing is sent.</p>
        )}
      </Flex>
    ))}
  </Flex>
);
