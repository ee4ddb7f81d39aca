import * as z from 'zod/mini';
import { submitContent } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import type { FieldErrors } from '@/shared/ui/field';

/** Content types for visitors; the API also accepts the site manager's. */
const LABELS = {
  blog_post: 'Blog post',
  social_media: 'Social media post',
  menu_item: 'Menu item',
  marketing: 'Marketing',
  image: 'Image',
  video: 'Video',
  website_update: 'Website update',
  other: 'Something else',
} satisfies Partial<Record<(typeof submitContent.contentType.choices)[number], string>>;

export type ContentType = keyof typeof LABELS;
const TYPES = Object.keys(LABELS) as readonly ContentType[];

export const contentTypes = TYPES.map((type) => ({ type, label: LABELS[type] }));

export const defaultSubmitter = 'Content Creator';

const { title, description, contentData, fileUrl, submittedBy } = submitContent;

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z.maxLength(maxLength, `Please keep the ${subject} within ${formatNumber(maxLength)} characters`);

/** Empty fields are omitted from the call. */
const optional = (...checks: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.pipe(
    z.string().check(...checks),
    z.transform((text: string) => text || undefined),
  );

const isWebAddress = (text: string) =>
  text === '' || (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol));

/** Errors of empty fields. */
export const missing = {
  title: 'Enter a title.',
  contentType: 'Choose what it is.',
  submittedBy: 'Say who submits this.',
};

const submission = z.object({
  title: z.string().check(z.trim(), z.minLength(1, missing.title), upTo(title, 'title')),
  contentType: z.enum(TYPES, missing.contentType),
  description: optional(z.trim(), upTo(description, 'description')),
  contentData: optional(upTo(contentData, 'content')),
  fileUrl: optional(
    z.trim(),
    z.refine(isWebAddress, 'Enter an address that starts with https:// or http://.'),
    upTo(fileUrl, 'address'),
  ),
  submittedBy: z.string().check(z.trim(), z.minLength(1, missing.submittedBy), upTo(submittedBy, 'name')),
});

export type Submission = z.infer<typeof submission>;

/** The submission to send, or an error for each invalid field. */
export function readSubmission(form: HTMLFormElement): { submission: Submission } | { errors: FieldErrors } {
  const { data, error } = submission.safeParse(Object.fromEntries(new FormData(form)));
  if (data) return { submission: data };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
