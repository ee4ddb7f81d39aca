import { IsUUID } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalText,
  OptionalTextList,
} from '../../../../../platform/http/fields/index.js';
import { checkedDate } from '../../domain/automation-plan.js';
import { QUICK_STARTS, type QuickStart, type QuickStartKind, quickStarts } from '../../domain/quick-starts.js';
import { specialEvents } from '../../domain/special-events.js';

const NO_DATE = 'Enter the date.';
const NO_SUBJECT = 'Enter a subject.';
const NO_TEXT = 'Write the email, or choose a template.';
const NO_TEMPLATE = 'Name the template by its id.';

export class StartQuickly {
  @OneOf(QUICK_STARTS)
  readonly kind!: QuickStartKind;

  @OptionalAnyText(NO_DATE, { description: 'Of special_events: MM-DD for each year, or YYYY-MM-DD.' })
  readonly date?: string | null;

  @OptionalTextList({ label: 'the tags', most: 20, max: 60 })
  readonly tags?: readonly string[] | null;

  @OptionalAnyText(NO_TEMPLATE, { description: 'Of special_events, else subject and text.' })
  @IsUUID(undefined, { message: NO_TEMPLATE })
  readonly templateId?: string | null;

  @OptionalLine({ label: 'the subject', max: 300 })
  readonly subject?: string | null;

  @OptionalText({ label: 'the text', max: 20_000 })
  readonly text?: string | null;
}

/** @throws InvalidInput if details of an event are missing */
export function quickStartOf({ kind, date, tags, templateId, subject, text }: StartQuickly): QuickStart {
  if (kind !== 'special_events') return quickStarts[kind];
  const missing = [
    ...(date ? [] : [{ field: 'date', message: NO_DATE }]),
    ...(templateId || subject ? [] : [{ field: 'subject', message: NO_SUBJECT }]),
    ...(templateId || text ? [] : [{ field: 'text', message: NO_TEXT }]),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  const mail = templateId ? { templateId } : { subject: subject ?? '', text: text ?? '' };
  return specialEvents({ date: checkedDate(date ?? '', 'date'), tags: tags ?? [], mail });
}
