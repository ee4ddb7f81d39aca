import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10_000;
/** What an open board asks for again and again. */
const POLLED = ['/api/staff/reservations', '/api/messages/unread-count'];
const PAGES = ['/', '/reservations', '/blog', '/api/blog-posts', '/api/restaurant'];
const NO_ANSWER = 'no answer';

/** All visitors except those who request a table: open tabs of the staff, readers of the website, and people who write. */
export class Visitors {
  /** Number of responses by call and status. */
  answers = {};
  #isOver = false;
  #work = [];

  constructor(url) {
    this.url = url;
  }

  async openTabs(count, account) {
    for (let tab = 0; tab < count; tab += 1) {
      const login = await this.#call('/api/staff/login', { method: 'POST', body: account });
      const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
      this.#work.push(this.#tab(cookie, (tab * POLL_MS) / count));
    }
  }

  /** A page every so many milliseconds. */
  read(everyMs) {
    this.#work.push(this.#each(everyMs, (turn) => this.#call(PAGES[turn % PAGES.length])));
  }

  write(everyMs) {
    const message = { name: 'A guest', email: 'writes@guests.example', message: 'Is there a high chair?' };
    this.#work.push(this.#each(everyMs, () => this.#call('/api/contact', { method: 'POST', body: message })));
  }

  async leave() {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #tab(cookie, after) {
    const etags = {};
    await pause(after);
    await this.#each(POLL_MS, async () => {
      for (const place of POLLED) {
        const headers = { cookie, 'X-Acting-As': 'staff', ...(etags[place] && { 'If-None-Match': etags[place] }) };
        const answer = await this.#call(place, { headers });
        etags[place] = answer?.headers.get('etag') ?? etags[place];
      }
    });
  }

  async #each(everyMs, work) {
    for (let turn = 0; !this.#isOver; turn += 1) {
      await work(turn);
      await pause(everyMs);
    }
  }

  async #call(place, { method = 'GET', headers = {}, body } = {}) {
    const json = body && { 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.url}${place}`, {
      method,
      headers: { ...headers, ...json },
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const counted = (this.answers[place] ??= {});
    const kind = String(answer?.status ?? NO_ANSWER);
    counted[kind] = (counted[kind] ?? 0) + 1;
    return answer;
  }
}
