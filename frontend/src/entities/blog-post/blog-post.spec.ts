import { descriptionOf, readBlogPosts } from './index';

it('has five posts, newest first, exactly one of them featured', () => {
  const posts = readBlogPosts('The Bistro');
  expect(posts).toHaveLength(5);
  expect(posts.filter(({ featured }) => featured)).toHaveLength(1);
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});

it('cuts a description only when it is longer than 150 characters', () => {
  expect(descriptionOf('a'.repeat(150))).toBe('a'.repeat(150));
  expect(descriptionOf('a'.repeat(151))).toBe(`${'a'.repeat(147)}...`);
});
