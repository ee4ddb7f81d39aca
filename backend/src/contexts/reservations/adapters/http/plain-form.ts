import { Catch } from '@nestjs/common';
import { escapeUTF8 } from 'entities';
import type { Request, Response } from 'express';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import { ProblemFilter } from '../../../../platform/http/problem.filter.js';
import type { ProblemView } from '../../../../platform/http/problem.js';
import { PARTY_SIZES } from '../../domain/party-size.js';
import { TIME_SLOTS } from '../../domain/time-slot.js';

/** Pages for guests whose browser runs no scripts. */

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE =
  'body{max-width:34em;margin:3em auto;padding:0 1.25em;font:18px/1.5 sans-serif;color:#1d1a17;background:#faf6ea}' +
  'label{display:block;margin:1em 0}strong{display:block;color:#a02a1b}' +
  'input,select,textarea,button{display:block;box-sizing:border-box;width:100%;min-height:2.75em;padding:.4em;font:inherit}';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeUTF8(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeUTF8(title)}</h1>${content}</main></body></html>
`;

export function sendPage(response: Response, html: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', POLICY);
  response.type('text/html; charset=utf-8').send(html);
}

export function requestedPage(isConfirmed: boolean, { phone }: Pick<Restaurant, 'phone'>): string {
  const title = isConfirmed ? 'Your Table Is Confirmed!' : 'Reservation Request Sent!';
  const next = isConfirmed
    ? 'Thank you. We look forward to seeing you.'
    : 'Thank you. We will review your request and contact you within 24 hours.';
  return page(
    title,
    `<p>${next}</p><p>We sent you an email with the details. Plans changed? Call us: ${escapeUTF8(phone)}</p>
<p><a href="/">Back to the website</a></p>`,
  );
}

/** Labels as on the request form. */
const LABELS: Readonly<Record<string, string>> = {
  partySize: 'Party size',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  customerName: 'Full name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  specialRequests: 'Special requests',
};
const CHOICES: Readonly<Record<string, readonly string[]>> = { partySize: PARTY_SIZES, preferredTime: TIME_SLOTS };

/** Answers a refused form with what is wrong and the form again, in which nothing typed is lost. */
@Catch()
export class PlainFormFilter extends ProblemFilter {
  protected override send({ detail, errors = [] }: ProblemView, request: Request, response: Response): void {
    const typed = Object.entries({ ...(request.body as Record<string, unknown> | undefined) });
    const values = new Map(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    const errorOf = new Map(errors.map(({ field, message }) => [field, message]));
    const shown = Object.keys(LABELS).map((name) => field(name, values.get(name) ?? '', errorOf.get(name)));
    const hidden = [...values]
      .filter(([name]) => !(name in LABELS))
      .map(([name, value]) => `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`);
    sendPage(
      response,
      page(
        'Please check your request',
        `${errors.length > 0 ? '' : `<p>${escapeUTF8(detail)}</p>`}<form method="post" action="/api/reservations/form">${shown.join('')}${hidden.join('')}
<button>Submit Reservation Request</button></form>`,
      ),
    );
  }
}

function field(name: string, value: string, error: string | undefined): string {
  const problem = error === undefined ? '' : `<strong>${escapeUTF8(error)}</strong>`;
  return `<label>${LABELS[name] ?? name}${problem}${control(name, escapeUTF8(value))}</label>`;
}

function control(name: string, value: string): string {
  const choices = CHOICES[name];
  if (choices) {
    const option = (choice: string) => `<option${choice === value ? ' selected' : ''}>${choice}</option>`;
    return `<select name="${name}"><option value=""></option>${choices.map(option).join('')}</select>`;
  }
  if (name === 'specialRequests') return `<textarea name="${name}" rows="4">\n${value}</textarea>`;
  const type = name === 'preferredDate' ? 'date' : name === 'customerEmail' ? 'email' : 'text';
  return `<input type="${type}" name="${name}" value="${value}">`;
}
