/** Finds a sign again and again, further on each time, without looking at any part of the text twice. */
class Finder {
  private found = -1;

  constructor(
    private readonly text: string,
    private readonly sign: string,
  ) {}

  /** The end of the text where there is none any more. */
  from(place: number): number {
    if (this.found < place) {
      const next = this.text.indexOf(this.sign, place);
      this.found = next < 0 ? this.text.length : next;
    }
    return this.found;
  }
}

export class NeverClosed extends Error {}

/** Reads a table from its first sign to its last, one row after the other. A quotation mark that does not enclose a cell is a letter. */
export class CsvScanner {
  place = 0;
  /** The line on which the last row ended, from 1. */
  line = 0;
  private readonly rowEnd: string;
  private readonly delimiters: Finder;
  private readonly rowEnds: Finder;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
  ) {
    if (text.startsWith('\uFEFF')) this.place = 1;
    this.rowEnd = text.includes('\n') ? '\n' : '\r';
    this.delimiters = new Finder(text, delimiter);
    this.rowEnds = new Finder(text, this.rowEnd);
  }

  get isAtEnd(): boolean {
    return this.place >= this.text.length;
  }

  /**
   * The cells of the next row, without the blanks around them; one more than wanted where there are too many.
   * @throws NeverClosed
   */
  row(mostCells: number): string[] {
    const cells: string[] = [];
    for (;;) {
      cells.push(this.cell());
      const isLast = this.text[this.place] !== this.delimiter;
      this.place += 1;
      if (isLast) this.line += 1;
      if (isLast || cells.length > mostCells) return cells;
    }
  }

  /** Goes to the delimiter or the row's end behind it. */
  private cell(): string {
    const start = this.withoutBlanks(this.place);
    if (this.text[start] !== '"') return this.letters(this.place);
    const end = this.endOfQuoted(start);
    const behind = this.withoutBlanks(end + 1);
    if (behind !== this.endFrom(behind)) return this.letters(start, end + 1);
    const quoted = this.text.slice(start + 1, end).replaceAll('""', '"');
    this.line += quoted.split(this.rowEnd).length - 1;
    this.place = behind;
    return quoted.trim();
  }

  /** @param from what stands in front of it belongs to the cell, whatever it is */
  private letters(start: number, from = start): string {
    this.place = this.endFrom(from);
    const letters = this.text.slice(start, this.place);
    if (from > start) this.line += letters.split(this.rowEnd).length - 1;
    return letters.trim();
  }

  private endFrom(place: number): number {
    return Math.min(this.delimiters.from(place), this.rowEnds.from(place));
  }

  private endOfQuoted(start: number): number {
    let end = this.text.indexOf('"', start + 1);
    while (end >= 0 && this.text[end + 1] === '"') end = this.text.indexOf('"', end + 2);
    if (end < 0) throw new NeverClosed();
    return end;
  }

  private withoutBlanks(place: number): number {
    let at = place;
    while (this.text[at] === ' ' || (this.text[at] === '\t' && this.delimiter !== '\t') || this.isLooseReturn(at))
      at += 1;
    return at;
  }

  /** Of a line end that has two signs. */
  private isLooseReturn(place: number): boolean {
    return this.rowEnd === '\n' && this.text[place] === '\r';
  }
}
