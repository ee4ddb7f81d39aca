import type { Email } from 'postal-mime';

let answers = 0;

/** A reply to one of our emails, as a mail client sends it. */
export function anAnswer(to: Email, text: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  answers += 1;
  const messageId = to.messageId ?? '';
  const usual = {
    From: `Amelia Hart <${to.to?.[0]?.address ?? ''}>`,
    To: to.from?.address ?? '',
    Subject: `Re: ${to.subject ?? ''}`,
    'Message-ID': `<answer-${String(answers)}@guests.example>`,
    'In-Reply-To': messageId,
    References: `${to.references ?? ''} ${messageId}`,
  };
  const head = Object.entries({ ...usual, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const quoted = (to.text ?? '').split('\n').map((line) => `> ${line}`);
  const attribution = `On Sat, Nov 21, 2026 at 10:12 AM ${to.from?.name ?? ''} <${to.from?.address ?? ''}> wrote:`;
  return Buffer.from([...head, '', text, '', attribution, ...quoted].join('\r\n'));
}
