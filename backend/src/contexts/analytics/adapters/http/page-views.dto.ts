import { Matches } from 'class-validator';
import { OptionalOneOf, OptionalText, Text } from '../../../../platform/http/fields/index.js';

/** A landing is the page view with which a visit begins. */
const VISIT_EVENTS = ['page_view', 'landing', 'menu_seen', 'reservation_started'] as const;
const PATH_MESSAGE = "path must be the page's address and begin with '/'.";

/** A visit or a step of it, as the website reports it. */
export class CountVisit {
  @Matches(/^\//, { message: PATH_MESSAGE })
  @Text({ max: 500, missing: PATH_MESSAGE })
  readonly path!: string;

  @OptionalText({ max: 500, description: 'Address of the page before.' })
  readonly referrer?: string | null;

  @OptionalText({ max: 100, description: 'How the visit began, such as `card` of `/?via=card`; no page view has it.' })
  readonly via?: string | null;

  @OptionalOneOf(VISIT_EVENTS, { default: 'page_view' })
  readonly event?: (typeof VISIT_EVENTS)[number] | null;
}
