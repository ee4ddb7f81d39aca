import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { HttpProblem } from '../../../../../platform/http/problem.js';
import { reservationsSettings } from '../../../reservations.settings.js';
import type { IncomingText } from '../../texts/incoming-texts.js';

export type TwilioForm = Readonly<Record<string, unknown>>;

const MOST_FILES = 10;

/**
 * Twilio signs the URL it calls, followed by each field and its value sorted by name, with HMAC-SHA-1
 * (https://www.twilio.com/docs/usage/security).
 */
export function twilioSignature(token: string, address: string, form: TwilioForm): string {
  const fields = Object.keys(form).toSorted();
  const signed = address + fields.map((name) => `${name}${String(form[name])}`).join('');
  return createHmac('sha1', token).update(signed).digest('base64');
}

/** Verifies that the call comes from Twilio: it must be signed with the auth token of SMS_URL. */
@Injectable()
export class SignedByTwilio implements CanActivate {
  constructor(private readonly settings: AppSettings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request<unknown, unknown, TwilioForm>>();
    const gateway = URL.parse(this.settings.of(reservationsSettings).SMS_URL ?? '');
    const given = Buffer.from(request.header('x-twilio-signature') ?? '');
    if (gateway?.protocol === 'twilio:') {
      const address = `${this.settings.publicUrl.origin}${request.originalUrl}`;
      const token = decodeURIComponent(gateway.password);
      const expected = Buffer.from(twilioSignature(token, address, request.body));
      if (expected.length === given.length && timingSafeEqual(expected, given)) return true;
    }
    throw new HttpProblem(401, 'This call is not signed with the auth token of SMS_URL.');
  }
}

/** @throws HttpProblem if the form is not a message */
export function textIn(form: TwilioForm): IncomingText {
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const id = field('MessageSid');
  if (id === '') throw new HttpProblem(400, 'MessageSid is missing.');
  const files = Math.min(Number(field('NumMedia')) || 0, MOST_FILES);
  return {
    id: id.slice(0, 200),
    from: field('From').slice(0, 40),
    text: field('Body'),
    attachments: Array.from({ length: files }, (_, place) => field(`MediaContentType${String(place)}`) || 'a file'),
    isAnswered: field('OptOutType') !== '',
  };
}
