import * as z from 'zod/mini';
import { requestGiftCard } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import { type FieldErrors, isEmailAddress } from '@/shared/ui/field';

const { name, phone, recipient, address, message } = requestGiftCard;
export const amounts = requestGiftCard.amount.choices;

/** Errors of empty fields. */
export const missing = {
  name: 'Enter your name.',
  email: 'Please enter a valid email address',
  amount: 'Choose an amount.',
};

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z
    .string()
    .check(z.trim(), z.maxLength(maxLength, `Please keep ${subject} within ${formatNumber(maxLength)} characters`));

const cardRequest = z.object({
  name: upTo(name, 'the name').check(z.minLength(1, missing.name)),
  email: z.string().check(z.trim(), z.refine(isEmailAddress, missing.email)),
  phone: upTo(phone, 'the phone number'),
  amount: z.enum(amounts, missing.amount),
  recipient: upTo(recipient, 'the name on the card'),
  address: upTo(address, 'the address'),
  message: upTo(message, 'your message'),
});

export type CardRequest = z.infer<typeof cardRequest>;

/** The request to send, or an error for each invalid field. */
export function readCardRequest(form: HTMLFormElement): { request: CardRequest } | { errors: FieldErrors } {
  const { data: request, error } = cardRequest.safeParse(Object.fromEntries(new FormData(form)));
  if (request) return { request };
  const errors: FieldErrors = {};
  for (const { path, message: sentence } of error.issues) errors[String(path[0])] ??= sentence;
  return { errors };
}
