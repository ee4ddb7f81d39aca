import * as z from 'zod/mini';
import type { FieldErrors } from '@/shared/ui/field';

export const contentTypes = [
  { type: 'blog_post', label: 'Blog post' },
  { type: 'social_media', label: 'Social media post' },
  { type: 'menu_item', label: 'Menu item' },
  { type: 'marketing', label: 'Marketing' },
  { type: 'image', label: 'Image' },
  { type: 'video', label: 'Video' },
  { type: 'website_update', label: 'Website update' },
  { type: 'other', label: 'Something else' },
] as const;

export type ContentType = (typeof contentTypes)[number]['type'];

export const defaultSubmitter = 'Content Creator';

export const limits = { title: 200, description: 2000, contentData: 50_000, fileUrl: 2000, submittedBy: 120 };

const upTo = (length: number, subject: string) =>
  z.maxLength(length, `Please keep the ${subject} within ${length.toLocaleString('en-US')} characters`);

/** An empty field is left out of the call. */
const optional = (...checks: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.pipe(
    z.string().check(...checks),
    z.transform((text: string) => text || undefined),
  );

const isWebAddress = (text: string) =>
  text === '' || (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol));

const submission = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Please enter a title'), upTo(limits.title, 'title')),
  contentType: z.enum(
    contentTypes.map(({ type }) => type),
    'Please choose what it is',
  ),
  description: optional(z.trim(), upTo(limits.description, 'description')),
  contentData: optional(upTo(limits.contentData, 'content')),
  fileUrl: optional(
    z.trim(),
    z.refine(isWebAddress, 'Please enter an address that starts with https:// or http://'),
    upTo(limits.fileUrl, 'address'),
  ),
  submittedBy: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please say who submits this'), upTo(limits.submittedBy, 'name')),
});

export type Submission = z.infer<typeof submission>;

/** The submission as it can be sent, or the sentence for each field that is not right yet. */
export function readSubmission(form: HTMLFormElement): { submission: Submission } | { errors: FieldErrors } {
  const { data, error } = submission.safeParse(Object.fromEntries(new FormData(form)));
  if (data) return { submission: data };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
