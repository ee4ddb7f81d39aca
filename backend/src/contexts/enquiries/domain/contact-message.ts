/** The fields of the contact form. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** A stored contact message. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  readonly createdAt: Date;
}
