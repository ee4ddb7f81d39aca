import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  Line,
  OptionalAnyText,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
  Text,
} from '../../../../platform/http/fields/index.js';
import { type ContractTerms, type Package, PACKAGES } from '../../domain/agreement.js';
import { type Contract, CONTRACT_STATUSES, type ContractStatus } from '../../domain/contract.js';

const REQUIRED = { missing: 'Please fill in at least the business name and contact name.' };
const DATE = 'Enter the start date as YYYY-MM-DD.';
const NULLABLE = { type: String, nullable: true } as const;

/** The terms of an agreement. Its rates follow from the package. */
export class SaveContract {
  @Line({ ...REQUIRED, label: 'the business name', max: 200 })
  readonly clientBusinessName!: string;

  @Line({ ...REQUIRED, label: 'the contact name', max: 120 })
  readonly clientContactName!: string;

  @OptionalMailAddress()
  readonly clientEmail?: string | null;

  @OptionalPhoneNumber()
  readonly clientPhone?: string | null;

  @OptionalText({ label: 'the address', max: 500 })
  readonly clientAddress?: string | null;

  @OptionalOneOf(PACKAGES, { default: 'premium' })
  readonly selectedPackage?: Package | null;

  @ApiPropertyOptional({ description: 'What the form shows: stored is what follows from the package.' })
  readonly monthlyRate?: string;

  @ApiPropertyOptional({ description: 'As the monthly one.' })
  readonly yearlyRate?: string;

  @OptionalAnyText(DATE)
  readonly startDate?: string | null;

  @OptionalText({ label: 'the additional services', max: 5_000 })
  readonly additionalServices?: string | null;

  @OptionalText({ label: 'the special terms', max: 5_000 })
  readonly specialTerms?: string | null;
}

/** @throws InvalidInput when the start date is not valid */
export function termsOf(body: SaveContract): ContractTerms {
  const startDate = body.startDate || null;
  if (startDate !== null && !isCalendarDate(startDate)) throw new InvalidInput([{ field: 'startDate', message: DATE }]);
  return {
    clientBusinessName: body.clientBusinessName,
    clientContactName: body.clientContactName,
    clientEmail: body.clientEmail || null,
    clientPhone: body.clientPhone || null,
    clientAddress: body.clientAddress || null,
    selectedPackage: body.selectedPackage ?? 'premium',
    startDate,
    additionalServices: body.additionalServices || null,
    specialTerms: body.specialTerms || null,
  };
}

export class SignContract {
  @Line({ label: 'your full name', max: 120 })
  readonly name!: string;

  @IsIn([true], { message: 'Please agree to sign electronically.' })
  @ApiProperty({ enum: [true], type: Boolean })
  readonly consent!: true;
}

export class DeclineContract {
  @Text({ label: 'the reason', max: 2_000 })
  readonly reason!: string;
}

class SignatureView {
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
  @ApiProperty() userAgent!: string;
}

export class ContractView {
  @ApiProperty() id!: string;
  @ApiProperty() clientBusinessName!: string;
  @ApiProperty() clientContactName!: string;
  @ApiProperty(NULLABLE) clientEmail!: string | null;
  @ApiProperty(NULLABLE) clientPhone!: string | null;
  @ApiProperty(NULLABLE) clientAddress!: string | null;
  @ApiProperty({ enum: PACKAGES }) selectedPackage!: Package;
  @ApiProperty({ example: '$75' }) monthlyRate!: string;
  @ApiProperty({ example: '$900' }) yearlyRate!: string;
  @ApiProperty(NULLABLE) startDate!: string | null;
  @ApiProperty(NULLABLE) additionalServices!: string | null;
  @ApiProperty(NULLABLE) specialTerms!: string | null;
  @ApiProperty({ description: 'The whole agreement.' }) text!: string;
  @ApiProperty({ description: 'SHA-256 of the text, in hexadecimal.' }) textHash!: string;
  @ApiProperty({ enum: CONTRACT_STATUSES }) status!: ContractStatus;
  @ApiProperty(NULLABLE) sentAt!: string | null;
  @ApiProperty({ type: SignatureView, nullable: true }) signature!: SignatureView | null;
  @ApiProperty(NULLABLE) declineReason!: string | null;
  @ApiProperty({ ...NULLABLE, description: 'When it was signed or declined.' }) decidedAt!: string | null;
  @ApiProperty() createdAt!: string;
}

export const contractView = ({ sentAt, decidedAt, createdAt, reminders, ...contract }: Contract): ContractView => ({
  ...contract,
  sentAt: sentAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
