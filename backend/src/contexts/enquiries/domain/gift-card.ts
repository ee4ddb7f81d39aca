/** In dollars. Other amounts are requested in the message. */
export const GIFT_AMOUNTS = ['25', '50', '75', '100', '150', '200'] as const;
export type GiftAmount = (typeof GIFT_AMOUNTS)[number];

/** A gift card as requested; payment and delivery are arranged after the restaurant replies. */
export interface GiftCardDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly amount: GiftAmount;
  /** Name on the card. */
  readonly recipient: string | null;
  /** Delivery address; null for pickup. */
  readonly address: string | null;
  readonly message: string | null;
}

export interface GiftCardRequest extends GiftCardDetails {
  readonly id: string;
  readonly createdAt: Date;
}
