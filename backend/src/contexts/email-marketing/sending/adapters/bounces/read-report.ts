import PostalMime, { type Attachment } from 'postal-mime';
import { type BounceReport, kindOf } from '../../domain/bounces/bounce-report.js';

/** The report and the head of the mail that came back stand in front; what follows is the mail itself. */
const LONGEST = 64 * 1024;

type Fields = Readonly<Record<string, string>>;

/**
 * The reports in a mail of the mailbox for bounces: a delivery status notification (RFC 3464), one report for each recipient, or a
 * complaint (RFC 5965). Anything else has none.
 */
export async function readReports(mail: Buffer | string): Promise<BounceReport[]> {
  const { attachments } = await PostalMime.parse(mail.slice(0, LONGEST), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const original = attachments.find(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(mimeType));
  const sent = original ? (fieldGroups(original)[0] ?? {}) : {};
  const messageId = sent['message-id'] ?? null;
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (status) return fieldGroups(status).flatMap((fields) => deliveryReport(fields, messageId));
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  return feedback ? complaint(fieldGroups(feedback)[0] ?? {}, sent, messageId) : [];
}

function deliveryReport(fields: Fields, messageId: string | null): BounceReport[] {
  const kind = kindOf((fields.action ?? '').toLowerCase(), /\d\.\d{1,3}\.\d{1,3}/.exec(fields.status ?? '')?.[0] ?? '');
  if (!kind) return [];
  const recipient = addressIn(fields['original-recipient']) ?? addressIn(fields['final-recipient']);
  const detail = fields['diagnostic-code'] ?? fields.status ?? 'The mail came back.';
  return [{ kind, messageId, recipient, detail }];
}

function complaint(fields: Fields, sent: Fields, messageId: string | null): BounceReport[] {
  if (fields['feedback-type']?.toLowerCase() !== 'abuse') return [];
  const recipient = addressIn(fields['original-rcpt-to']) ?? addressIn(sent.to);
  return [{ kind: 'complaint', messageId, recipient, detail: 'Its reader called the mail spam.' }];
}

/** `rfc822; ana@guests.example`, or an address in brackets. */
function addressIn(value: string | undefined): string | null {
  return (value ?? '').split(/[\s<>;"]+/).find((word) => /.@./.test(word)) ?? null;
}

/** Groups of header fields with an empty line between them; a line that begins with a space belongs to the one before. */
function fieldGroups({ content }: Attachment): Fields[] {
  const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const groups = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/);
  return groups.map((group) =>
    Object.fromEntries(
      Array.from(group.matchAll(/^([\w-]+): *(.*)$/gm), ([, name = '', value = '']) => [
        name.toLowerCase(),
        value.trim(),
      ]),
    ),
  );
}
