import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  Line,
  MailAddress,
  OptionalPhoneNumber,
  OptionalText,
  OptionalTextList,
} from '../../../../platform/http/fields/index.js';
import { type Consultation, CONSULTATION_TEXTS, type ConsultationAnswers } from '../../domain/answers.js';
import { type CalculatedPackage, isService, type Service, SERVICES } from '../../domain/package.js';

/** Optional texts of a form, with null for empty ones. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  body: Partial<Readonly<Record<Name, string | null>>>,
): Record<Name, string | null> {
  return Object.fromEntries(names.map((name) => [name, body[name] || null])) as Record<Name, string | null>;
}

const REQUIRED = { missing: 'Please fill in at least your restaurant name and email address.' };
const LONG = { max: 5_000 };
const NULLABLE = { type: String, nullable: true } as const;

/** The consultation questionnaire. */
export class SaveConsultation {
  @Line({ ...REQUIRED, label: 'your restaurant name', max: 200 })
  readonly restaurantName!: string;

  @MailAddress(REQUIRED)
  readonly contactEmail!: string;

  @OptionalPhoneNumber()
  readonly contactPhone?: string | null;

  @OptionalTextList({ label: 'services', maxItems: 100, max: 100, enum: SERVICES })
  readonly selectedServices?: readonly string[] | null;

  @ApiPropertyOptional({
    description: 'The package shown by the form. The server stores the package of the selected services.',
  })
  readonly calculatedPackage?: string;

  @OptionalTextList({ label: 'features', maxItems: 100, max: 200 })
  readonly additionalFeatures?: readonly string[] | null;

  @OptionalTextList({ label: 'services', maxItems: 100, max: 200 })
  readonly ongoingServices?: readonly string[] | null;

  @OptionalText(LONG)
  readonly layoutPreference?: string | null;

  @OptionalText(LONG)
  readonly colorSchemePreference?: string | null;

  @OptionalText(LONG)
  readonly fontPreferences?: string | null;

  @OptionalText(LONG)
  readonly designNotes?: string | null;

  @OptionalText(LONG)
  readonly actualRestaurantName?: string | null;

  @OptionalText(LONG)
  readonly menuUpdates?: string | null;

  @OptionalText(LONG)
  readonly photoRequests?: string | null;

  @OptionalText(LONG)
  readonly contactInfoUpdates?: string | null;

  @OptionalText(LONG)
  readonly aboutStoryDetails?: string | null;

  @OptionalText(LONG)
  readonly featureNotes?: string | null;

  @OptionalText(LONG)
  readonly serviceNotes?: string | null;

  @OptionalText(LONG)
  readonly additionalRequests?: string | null;

  @OptionalText(LONG)
  readonly budgetRange?: string | null;

  @OptionalText(LONG)
  readonly timeline?: string | null;

  @OptionalText(LONG)
  readonly strategy1Feedback?: string | null;

  @OptionalText(LONG)
  readonly strategy2Feedback?: string | null;

  @OptionalText(LONG)
  readonly strategy3Feedback?: string | null;

  @OptionalText(LONG)
  readonly strategy4Feedback?: string | null;

  @OptionalText(LONG)
  readonly strategy5Feedback?: string | null;

  @OptionalText(LONG)
  readonly strategy6Feedback?: string | null;

  @OptionalText(LONG)
  readonly packageOverride?: string | null;

  @OptionalText(LONG)
  readonly specialDealNotes?: string | null;
}

/** @throws InvalidInput for a service that does not exist */
export function answersOf(body: SaveConsultation): ConsultationAnswers {
  return {
    ...textsOf(CONSULTATION_TEXTS, body),
    restaurantName: body.restaurantName,
    contactEmail: body.contactEmail,
    selectedServices: servicesOf(body.selectedServices ?? []),
    additionalFeatures: [...new Set(body.additionalFeatures ?? [])],
    ongoingServices: [...new Set(body.ongoingServices ?? [])],
  };
}

function servicesOf(names: readonly string[]): readonly Service[] {
  const unknown = names.find((name) => !isService(name));
  if (unknown !== undefined) {
    throw new InvalidInput([{ field: 'selectedServices', message: `There is no service '${unknown}'.` }]);
  }
  return [...new Set(names.filter(isService))];
}

export class ConsultationView {
  @ApiProperty() id!: string;
  @ApiProperty() restaurantName!: string;
  @ApiProperty() contactEmail!: string;
  @ApiProperty(NULLABLE) contactPhone!: string | null;
  @ApiProperty({ enum: SERVICES, isArray: true }) selectedServices!: readonly Service[];
  @ApiProperty({ enum: ['premium', 'growth', 'basic', ''], description: 'Package that the selected services require.' })
  calculatedPackage!: CalculatedPackage;
  @ApiProperty({ type: [String] }) additionalFeatures!: readonly string[];
  @ApiProperty({ type: [String] }) ongoingServices!: readonly string[];
  @ApiProperty(NULLABLE) layoutPreference!: string | null;
  @ApiProperty(NULLABLE) colorSchemePreference!: string | null;
  @ApiProperty(NULLABLE) fontPreferences!: string | null;
  @ApiProperty(NULLABLE) designNotes!: string | null;
  @ApiProperty(NULLABLE) actualRestaurantName!: string | null;
  @ApiProperty(NULLABLE) menuUpdates!: string | null;
  @ApiProperty(NULLABLE) photoRequests!: string | null;
  @ApiProperty(NULLABLE) contactInfoUpdates!: string | null;
  @ApiProperty(NULLABLE) aboutStoryDetails!: string | null;
  @ApiProperty(NULLABLE) featureNotes!: string | null;
  @ApiProperty(NULLABLE) serviceNotes!: string | null;
  @ApiProperty(NULLABLE) additionalRequests!: string | null;
  @ApiProperty(NULLABLE) budgetRange!: string | null;
  @ApiProperty(NULLABLE) timeline!: string | null;
  @ApiProperty(NULLABLE) strategy1Feedback!: string | null;
  @ApiProperty(NULLABLE) strategy2Feedback!: string | null;
  @ApiProperty(NULLABLE) strategy3Feedback!: string | null;
  @ApiProperty(NULLABLE) strategy4Feedback!: string | null;
  @ApiProperty(NULLABLE) strategy5Feedback!: string | null;
  @ApiProperty(NULLABLE) strategy6Feedback!: string | null;
  @ApiProperty(NULLABLE) packageOverride!: string | null;
  @ApiProperty(NULLABLE) specialDealNotes!: string | null;
  @ApiProperty() createdAt!: string;
}

export const consultationView = ({ browserId, createdAt, ...consultation }: Consultation): ConsultationView => ({
  ...consultation,
  createdAt: createdAt.toISOString(),
});
