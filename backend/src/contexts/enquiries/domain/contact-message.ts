/** What somebody wrote in the contact form. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** The letter as it is kept. */
export interface ContactMessage extends Letter {
  readonly id: string;
  readonly createdAt: Date;
}
