import { type BlogPost, formatPostDate } from '../model';

export function PostByline({
  post: { date, readTime, author },
}: {
  post: Pick<BlogPost, 'date' | 'readTime' | 'author'>;
}) {
  return (
    <>
      <time dateTime={date}>{formatPostDate(date)}</time> · {readTime} · {author}
    </>
  );
}
