/** The owner's answers by topic, in place of those of the file. */
type Answers = Partial<Record<string, string>>;

let told: Answers = {};

export const toldAnswers = (): Answers => told;

/** Sets the answers: the server for its pages, the home page for the chat. */
export function tellAnswers(answers: Answers): void {
  told = answers;
}
