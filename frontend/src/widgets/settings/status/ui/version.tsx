import { Flex } from 'antd';
import type { KnownRelease, ServerFacts } from '@/entities/settings/status';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';

type VersionProps = Pick<ServerFacts, 'version' | 'releases'>;

/** Which version runs, what a newer one has, and what to do. */
export function Version({ version, releases: { isSourceSet, answeredAt, failure, newer } }: VersionProps) {
  const [newest] = newer;
  if (!isSourceSet)
    return (
      <>
        You have {version}. No update source is set, so newer versions don’t show here. Ask the person who runs your
        server to set <code>RELEASES_URL</code> (docs/operations.md, “Settings”).
      </>
    );
  return (
    <Flex vertical gap={8}>
      {newest ? (
        <>
          <span>
            {newest.version} is available{newest.publishedAt && ` (since ${formatShortDayOf(newest.publishedAt)})`}. You
            have {version}.
          </span>
          <span>
            Ask the person who runs your server to upgrade: <code>npm run upgrade</code> (docs/operations.md,
            “Upgrade”).
          </span>
        </>
      ) : (
        <span>
          You have {version}
          {answeredAt !== null && failure === null && ', the newest version'}.
        </span>
      )}
      {failure !== null && <span>{noAnswer(answeredAt, failure)}</span>}
      {failure === null && answeredAt === null && (
        <span>The update source hasn’t been asked yet. Look again later.</span>
      )}
      {newer.map((release) => (
        <Notes key={release.version} {...release} />
      ))}
    </Flex>
  );
}

const noAnswer = (answeredAt: string | null, failure: string) =>
  answeredAt === null
    ? `The update source hasn’t answered yet. ${failure}`
    : `The update source hasn’t answered since ${formatMoment(answeredAt)}. ${failure}`;

/** Longer notes are folded. */
const SHORT_NOTES = 400;
const SHORT_LINES = 6;

function Notes({ version, notes, url }: KnownRelease) {
  if (!notes && url === null) return null;
  return (
    <details open={notes.length <= SHORT_NOTES && notes.split('\n').length <= SHORT_LINES}>
      <summary>What’s new in {version}</summary>
      {notes && (
        <p className="pre-line" dir="auto">
          {notes}
        </p>
      )}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          Open the release page
        </a>
      )}
    </details>
  );
}
