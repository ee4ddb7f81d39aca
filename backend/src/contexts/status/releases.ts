import { z } from 'zod';
import { compareVersions } from '../../platform/config/version.js';
import { textOfMarkdown } from '../../platform/html/text-of-html.js';

export interface Release {
  readonly version: string;
  /** Plain text; Markdown stays as it was written. */
  readonly notes: string;
  readonly url: string | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
}

const MAX_RELEASES = 5;
const MAX_NOTES = 20_000;
/** Tags of our releases; other tags are pre-releases. */
const TAG = /^v?(\d{1,6}\.\d{1,6}\.\d{1,6})$/;
/** Control characters except tab and newline, and those that reorder the text around them. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;

const listed = z.object({
  tag_name: z.string().regex(TAG),
  body: z.string().nullish(),
  html_url: z.string().nullish(),
  published_at: z.string().nullish(),
  draft: z.literal(false).optional(),
  prerelease: z.literal(false).optional(),
});

/** The releases of a list of GitHub, Gitea or Forgejo, newest first; null if the text isn't such a list. */
export function readReleases(text: string): Release[] | null {
  const list = z.array(z.unknown()).safeParse(parsed(text));
  if (!list.success) return null;
  return list.data
    .flatMap((entry) => {
      const { success, data } = listed.safeParse(entry);
      return success ? [releaseOf(data)] : [];
    })
    .sort((one, other) => compareVersions(other.version, one.version))
    .slice(0, MAX_RELEASES);
}

export const newerThan = (version: string, releases: readonly Release[]): Release[] =>
  releases.filter((release) => compareVersions(release.version, version) > 0);

function releaseOf({ tag_name, body, html_url, published_at }: z.infer<typeof listed>): Release {
  const publishedAt = new Date(published_at ?? '');
  const url = URL.parse(html_url ?? '');
  return {
    version: tag_name.replace(TAG, '$1'),
    notes: notesOf(body ?? ''),
    url: url?.protocol === 'https:' ? url.href : null,
    publishedAt: Number.isNaN(publishedAt.getTime()) ? null : publishedAt.toISOString(),
  };
}

function notesOf(body: string): string {
  const text = textOfMarkdown(body.slice(0, MAX_NOTES).toWellFormed()).replaceAll(UNPRINTABLE, '');
  return body.length > MAX_NOTES ? `${text} …` : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
