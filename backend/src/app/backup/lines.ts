const NEWLINE = 0x0a;

/** The lines of a stream, without their ends: those of `\n` alone, unlike readline's, which also sees some in the data. */
export async function* linesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      yield rest.subarray(start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
