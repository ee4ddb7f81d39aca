import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { isCalendarDate } from '../../../../../kernel/calendar.js';
import { type FieldError, InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  ExpectedUpdatedAt,
  isPhoneNumber,
  Line,
  MailAddress,
  OptionalAnyText,
  OptionalLine,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalPhoneText,
  OptionalText,
  OptionalTextList,
  OptionalYesNo,
  PHONE_ERROR,
} from '../../../../../platform/http/fields/index.js';
import {
  CONTACT_METHODS,
  CONTACT_STATUSES,
  type ContactDetails,
  type ContactMethod,
  type ContactStatus,
  MAX_TAG_LENGTH,
  MAX_NOTES,
  MAX_TAGS,
  tidyTags,
} from '../../domain/contact.js';

const FIRST_NAME = { label: 'the first name', max: 80 };
const LAST_NAME = { label: 'the last name', max: 80 };
const BIRTHDAY = 'Enter the date of birth as YYYY-MM-DD.';

/** Optional fields; omitted ones are empty in a new contact and unchanged in an existing one. */
class OptionalDetails {
  @OptionalAnyText(BIRTHDAY)
  readonly dateOfBirth?: string | null;

  @OptionalTextList({ label: 'tags', maxItems: MAX_TAGS, max: MAX_TAG_LENGTH })
  readonly tags?: string[] | null;

  @OptionalYesNo()
  readonly emailOptIn?: boolean | null;

  @OptionalYesNo()
  readonly smsOptIn?: boolean | null;

  @OptionalOneOf(CONTACT_METHODS)
  readonly preferredContactMethod?: ContactMethod | null;

  @OptionalText({ label: 'the notes', max: MAX_NOTES })
  readonly notes?: string | null;

  @OptionalLine({ label: 'the source', max: 100 })
  readonly source?: string | null;

  @OptionalOneOf(CONTACT_STATUSES)
  readonly status?: ContactStatus | null;

  @OptionalLine({
    label: 'how they agreed',
    max: 300,
    description: 'How the contact gave consent, if staff opt them in. Required to opt in a changed email address.',
  })
  readonly consentWording?: string | null;
}

/** A new contact. */
export class CreateContact extends OptionalDetails {
  @Line(FIRST_NAME)
  readonly firstName!: string;

  @Line(LAST_NAME)
  readonly lastName!: string;

  @MailAddress()
  readonly email!: string;

  @OptionalPhoneNumber()
  readonly phone?: string | null;
}

/** Omitted fields stay as they are. */
export class EditContact extends OptionalDetails {
  @ExpectedUpdatedAt('contact')
  readonly expectedUpdatedAt?: string | null;

  @OptionalLine(FIRST_NAME)
  readonly firstName?: string | null;

  @OptionalLine(LAST_NAME)
  readonly lastName?: string | null;

  @OptionalMailAddress()
  readonly email?: string | null;

  @OptionalPhoneText({ description: 'Needs at least seven digits, unless it is unchanged.' })
  readonly phone?: string | null;
}

const MAX_BATCH_SIZE = 500;
const NO_CONTACTS = 'Choose contacts by their ids.';

/** Changes tags of several contacts. */
export class RetagContacts {
  @ArrayMaxSize(MAX_BATCH_SIZE, { message: `Choose at most ${String(MAX_BATCH_SIZE)} contacts at once.` })
  @IsUUID(undefined, { each: true, message: NO_CONTACTS })
  @ArrayNotEmpty({ message: 'Choose at least one contact.' })
  @IsArray({ message: NO_CONTACTS })
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_BATCH_SIZE })
  readonly ids!: string[];

  @OptionalTextList({ label: 'tags', maxItems: MAX_TAGS, max: MAX_TAG_LENGTH })
  readonly add?: string[] | null;

  @OptionalTextList({
    label: 'tags',
    maxItems: MAX_TAGS,
    max: MAX_TAG_LENGTH,
    description: 'Tags to remove, before `add` is applied.',
  })
  readonly remove?: string[] | null;
}

/** @throws InvalidInput when no tag is named */
export function tagsOf({ add, remove }: RetagContacts) {
  const tags = { add: tidyTags(add ?? []), remove: tidyTags(remove ?? []) };
  if (tags.add.length + tags.remove.length > 0) return tags;
  throw new InvalidInput([{ field: 'add', message: 'Choose a tag to add or remove.' }]);
}

export class RetaggedView {
  @ApiProperty({ description: 'Number of contacts whose tags changed.' }) changed!: number;
}

/** @throws InvalidInput when the date of birth is not valid */
export function detailsOf(body: CreateContact): ContactDetails {
  return {
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone || null,
    dateOfBirth: birthdayOf(body.dateOfBirth),
    tags: body.tags ?? [],
    emailOptIn: body.emailOptIn ?? false,
    smsOptIn: body.smsOptIn ?? false,
    preferredContactMethod: body.preferredContactMethod ?? 'email',
    notes: body.notes || null,
    source: body.source || 'website',
    status: body.status ?? 'active',
  };
}

/** @throws InvalidInput when a name or the address is removed, or the phone number or date of birth is not valid */
export function changesOf(body: EditContact, before: Pick<ContactDetails, 'phone'>): Partial<ContactDetails> {
  const wrong: FieldError[] = (['firstName', 'lastName', 'email'] as const)
    .filter((field) => body[field] === '' || body[field] === null)
    .map((field) => ({ field, message: MISSING[field] }));
  // Older releases stored shorter numbers, and an edit of something else sends them again.
  if (body.phone && body.phone !== before.phone && !isPhoneNumber(body.phone))
    wrong.push({ field: 'phone', message: PHONE_ERROR });
  if (wrong.length > 0) throw new InvalidInput(wrong);
  const { consentWording, expectedUpdatedAt, dateOfBirth, phone, notes, ...rest } = body;
  const filters = Object.entries(rest).filter(([, value]) => Boolean(value) || value === false);
  return {
    ...(Object.fromEntries(filters) as Partial<ContactDetails>),
    ...(dateOfBirth !== undefined && { dateOfBirth: birthdayOf(dateOfBirth) }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(notes !== undefined && { notes: notes || null }),
  };
}

const MISSING = {
  firstName: 'Enter the first name.',
  lastName: 'Enter the last name.',
  email: 'Please enter a valid email address',
};

function birthdayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  // One without a year comes from an import and is sent back as it was read.
  if (!isCalendarDate(text.replace(/^-(?=-\d{2}-\d{2}$)/, '2000')))
    throw new InvalidInput([{ field: 'dateOfBirth', message: BIRTHDAY }]);
  return text;
}
