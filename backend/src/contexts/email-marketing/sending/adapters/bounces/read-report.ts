import PostalMime from 'postal-mime';
import type { Attachment, Email } from 'postal-mime';
import type { Fix } from '../../../../../platform/mail/refusals/refusal-rules.js';
import { textOfHtml } from '../../../../../platform/html/text-of-html.js';
import { classifyRefusal, type Refusal } from '../../../../../platform/mail/refusals/classify-refusal.js';

/** A report about a sent email from another mail server or a provider. */
export interface BounceReport {
  /** `hard`: the address does not exist. `refused`: returned for another reason. `complaint`: reported as spam, or wants no more. */
  readonly kind: 'hard' | 'refused' | 'complaint';
  /** What the owner has to check if the refusal is about us. */
  readonly fix?: Fix;
  readonly marks: MailMarks;
  /** Possible recipients according to the report. */
  readonly recipients: readonly string[];
  readonly detail: string;
}

/** Data that identifies an email of ours. Some providers replace the Message-ID and leave the rest. */
export interface MailMarks {
  readonly messageId?: string;
  /** `MAIL_ID_HEADER` */
  readonly mailId?: string;
  /** The token in `List-Unsubscribe`. */
  readonly unsubscribeToken?: string;
}

/** Contains the id of the email in the history. */
export const MAIL_ID_HEADER = 'X-Courtyard-Mail';

/** The report and the headers of the bounced email come first; the rest is the email itself. */
const MAX_REPORT_LENGTH = 64 * 1024;

type Fields = Readonly<Record<string, string>>;

/** The headers of the bounced email, and the readable text above them. */
interface Returned {
  readonly sent: Fields;
  readonly words: string;
}

/** Types of feedback reports: those of RFC 5965 and others in use. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'complaint', 'spam']);
const REDACTED =
  /^(?:redacted|undisclosed|recipient|user|hidden|unknown|x+)(?:[-_.]\w+)*@|@(?:redacted|undisclosed)\b|\*/i;

/**
 * The reports in an email from the bounce mailbox. A delivery status notification (RFC 3464) has one per recipient; a
 * complaint (RFC 5965, or in Hotmail's format) and a plain-text failure notice are one. Anything else has none.
 */
export async function readReports(mail: Buffer | string): Promise<BounceReport[]> {
  const email = await PostalMime.parse(mail.slice(0, MAX_REPORT_LENGTH), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const returned = returnedBy(email);
  const complaint = complaintIn(email, returned);
  if (complaint) return complaint;
  const status = email.attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));
  if (status) return deliveryReports(fieldGroups(textOf(status)), returned);
  return isFailureNotice(email, returned) ? [failureInWords(email, returned)] : [];
}

function returnedBy({ attachments, text, html = '', inReplyTo }: Email): Returned {
  const body = (text?.trim() ? text : textOfHtml(html)).replaceAll('\r\n', '\n');
  const original = attachments.find(({ mimeType }) =>
    /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(mimeType),
  );
  if (original) return { sent: fieldGroups(textOf(original))[0] ?? {}, words: body };
  const head = headWithin(body);
  if (head) return { sent: fieldGroups(unquoted(body.slice(head.start)))[0] ?? {}, words: body.slice(0, head.start) };
  return { sent: inReplyTo ? { 'message-id': inReplyTo } : {}, words: body };
}

/** Where the headers of the bounced email begin in a text: the paragraph that contains its Message-ID. */
function headWithin(body: string): { start: number } | null {
  const id = /^[> \t|]*message-id:\s*<[^>\n]+@[^>\n]+>/im.exec(body);
  if (!id) return null;
  const lines = body.slice(0, id.index).split('\n');
  let start = id.index;
  for (const line of lines.slice(0, -1).reverse()) {
    if (!/^[> \t|]*(?:[\w-]+:|[ \t]+\S)/.test(line)) break;
    start -= line.length + 1;
  }
  return { start };
}

const unquoted = (text: string) => text.replaceAll(/^[>|] ?|^ {2,4}(?=[\w-]+:)/gm, '');

function deliveryReports(groups: readonly Fields[], { sent, words }: Returned): BounceReport[] {
  const failed = groups.filter((fields) => isFailed(fields));
  return failed.map((fields) => {
    const diagnostic = fields['diagnostic-code'] ?? '';
    const status = fields.status ?? '';
    const named = [fields['original-recipient'], fields['final-recipient']].map(addressIn);
    const isAlone = failed.length === 1;
    const envelope = { sender: addressIn(sent.from) ?? '', recipient: named[0] ?? named[1] ?? '' };
    const classify = (text: string, code: string) => classifyRefusal(text, code, envelope);
    return {
      ...concluded(classify(diagnostic, status) ?? (isAlone ? classify(plain(words), status) : null)),
      marks: marksOf(sent),
      recipients: [...named, ...(isAlone && named.some(Boolean) ? [addressIn(sent.to)] : [])].filter(
        (one) => one !== null,
      ),
      detail: diagnostic || status || 'The email bounced.',
    };
  });
}

/** The action may be followed by a comment (RFC 5322); without the field, the status decides. */
function isFailed(fields: Fields): boolean {
  const [action = ''] = /^[a-z]+/.exec((fields.action ?? '').toLowerCase()) ?? [];
  if (action !== '') return /^fail/.test(action);
  return (fields.status ?? '').startsWith('5') && fields['final-recipient'] !== undefined;
}

function concluded(refusal: Refusal | null): Pick<BounceReport, 'kind' | 'fix'> {
  if (refusal?.cause === 'dead') return { kind: 'hard' };
  return { kind: 'refused', ...(refusal?.fix && { fix: refusal.fix }) };
}

function complaintIn(email: Email, { sent, words }: Returned): BounceReport[] | null {
  const report = email.attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const fields = report ? (fieldGroups(textOf(report))[0] ?? {}) : feedbackIn(words);
  const isHotmail = sent['x-hmxmroriginalrecipient'] !== undefined;
  const isApple = email.headers.some(({ key, value }) => key === 'x-apple-unsubscribe' && value === 'true');
  if (!fields && !isHotmail && !isApple) return null;
  const type = isHotmail || isApple ? 'abuse' : (fields?.['feedback-type'] ?? '').toLowerCase();
  if (!COMPLAINTS.has(type)) return [];
  const named = [fields?.['original-rcpt-to'], sent['x-hmxmroriginalrecipient'], sent.to]
    .map(addressIn)
    .filter((address) => address !== null && !REDACTED.test(address)) as string[];
  const detail = type.startsWith('opt-out')
    ? 'The reader doesn’t want more email.'
    : 'The reader marked the email as spam.';
  return [{ kind: 'complaint', marks: marksOf(sent), recipients: named, detail }];
}

/** Some put the report into the text. */
function feedbackIn(words: string): Fields | null {
  return /^feedback-type:/im.test(words)
    ? (fieldGroups(words).find((fields) => fields['feedback-type'] !== undefined) ?? null)
    : null;
}

const DAEMON =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mailerdaemon|postmaster|mdaemon|mail-?er|maildaemon|smtp-?gateway|mail ?delivery|.*(?:mail delivery|delivery subsystem|delivery system|mailer.daemon|mail administrator))/i;
const FAILURE_SUBJECT =
  /\bundeliver|\bnon-?deliver|\breturned (?:e-?mail|mail|to sender)|\bdelivery\b.{0,20}\b(?:fail|error|problem|status notification \(failure)|\bfail(?:ed|ure)\b.{0,30}\b(?:notice|deliver|mail)|\bmail (?:delivery )?fail|\b(?:could|can)(?:n['’]?t| ?not) be (?:delivered|sent)|\bmessage (?:not|un)\w* ?deliver|\bmail error|\bunzustellbar|\bunable to deliver|\bbounced? mail|\bnicht zugestellt|\bnon remis|\béchec|\bno se (?:pudo|ha podido)|\bmancat[ao] (?:recapito|consegna)|\bnão (?:foi )?entreg|недостав|не доставлен|配信(?:不能|失敗|でき)|退信|系统退信/i;
const TEMPORARY_FAILURE =
  /\bdelayed\b|\bwill (?:keep trying|continue|be retried|try again|attempt)|\bno action is required\b|\bnot (?:need|have) to (?:resend|do anything)|\bstill (?:trying|being retried)|\btransient\b|\bsuccessfully (?:delivered|relayed)|\bhas been (?:delivered|relayed) |\bwas (?:delivered|relayed|read|displayed)\b/i;

/** Whether a server wrote it because it could not deliver our email, rather than a person or an auto-reply. */
function isFailureNotice({ headers, from, subject = '' }: Email, { sent, words }: Returned): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const isMarked = valueOf('x-failed-recipients') !== '';
  const isFromDaemon = DAEMON.test(from?.address ?? '') || DAEMON.test(from?.name ?? '');
  const isEmptyPath = valueOf('return-path').trim() === '<>';
  const isSaid =
    FAILURE_SUBJECT.test(subject) &&
    (isFromDaemon || isEmptyPath || /^(?:no-?reply|bounces?|admin|mail)/i.test(from?.address ?? ''));
  if (!isMarked && !isSaid && !(isFromDaemon && sent['message-id'] !== undefined)) return false;
  return (
    !TEMPORARY_FAILURE.test(`${subject}\n${words.slice(0, 2_000)}`) ||
    /\bpermanent|\bgiving up\b|\bfailed\b/i.test(words)
  );
}

function failureInWords({ headers, subject }: Email, { sent, words }: Returned): BounceReport {
  const failed = headers.find(({ key }) => key === 'x-failed-recipients')?.value;
  const [status = ''] = /(?<=^status: *)\d\.\d{1,3}\.\d{1,3}/im.exec(words) ?? [];
  const recipients = [...(failed ?? '').split(','), sent.to, ...mentioned(words)]
    .map(addressIn)
    .filter((one) => one !== null);
  return {
    ...concluded(
      classifyRefusal(plain(words), status, { sender: addressIn(sent.from) ?? '', recipient: recipients[0] ?? '' }),
    ),
    marks: marksOf(sent),
    recipients,
    detail: refusalLine(words) ?? subject ?? 'The email bounced.',
  };
}

/** Removes polite phrases around the reason that would match other rules. */
const plain = (words: string) =>
  words
    .replaceAll(
      /^.*\b(?:returning message to sender|returned to sender|this (?:message|report) (?:was|is) (?:created|generated) automatically|do not reply|hi\. this is the|i(?:'m| am) (?:sorry|afraid)|postmaster\b.*\bassist|contact your).*$/gim,
      ' ',
    )
    .replaceAll(/^ *[-=_*]{3,}.*$/gm, ' ');

const refusalLine = (words: string) => /^.*\b[45]\d\d[ -].*$/m.exec(words)?.[0].trim() ?? null;
const mentioned = (words: string) =>
  (words.slice(0, 4_000).match(/[^\s<>@:;,()"']+@[^\s<>@:;,()"']+/g) ?? []).slice(0, 10);

function marksOf(sent: Fields): MailMarks {
  const token = /\/unsubscribe\/([\w.-]+)/.exec(sent['list-unsubscribe'] ?? '')?.[1];
  const mailId = sent[MAIL_ID_HEADER.toLowerCase()];
  return {
    ...(sent['message-id'] && { messageId: sent['message-id'] }),
    ...(mailId && { mailId }),
    ...(token && { unsubscribeToken: token }),
  };
}

/** `rfc822; ana@guests.example`, or an address in brackets. */
function addressIn(value: string | undefined): string | null {
  return (value ?? '').split(/[\s<>;"]+/).find((word) => /.@./.test(word)) ?? null;
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();

/** Groups of header fields, separated by empty lines; a line that starts with a space continues the previous one. */
function fieldGroups(text: string): Fields[] {
  const groups = text
    .replaceAll('\r\n', '\n')
    .replace(/^\n+/, '')
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
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
