import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Check = (text: string) => string | null;

/** Questions at the terminal; answers can also be piped in, one per line. */
export class Questions {
  private isSecret = false;
  private readonly output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!this.isSecret) process.stdout.write(chunk);
      done();
    },
  });
  private readonly terminal = createInterface({
    input: process.stdin,
    output: this.output,
    terminal: process.stdin.isTTY,
  });
  private readonly lines = this.terminal[Symbol.asyncIterator]();

  /** Repeats the question until the check accepts the answer. */
  async ask(question: string, problem: Check): Promise<string> {
    for (;;) {
      process.stdout.write(`${question}: `);
      const { value, done } = await this.lines.next();
      if (done) throw new Error('No answer was given.');
      const objection = problem(value.trim());
      if (objection === null) return value.trim();
      console.log(objection);
    }
  }

  /** The same, without echoing the input. */
  async askSecret(question: string, problem: Check): Promise<string> {
    this.isSecret = true;
    try {
      return await this.ask(question, problem);
    } finally {
      this.isSecret = false;
      process.stdout.write('\n');
    }
  }

  end(): void {
    this.terminal.close();
  }
}
