/** What Gmail shows of a mail among promotions, beside its subject. Each is left out where it is ''. */
export interface Promotion {
  /** Address of the sender's logo. */
  readonly logo?: string;
  readonly description?: string;
  readonly discountCode?: string;
  /** Moments with their zone, as ISO 8601 has them. */
  readonly availabilityStarts?: string;
  readonly availabilityEnds?: string;
  /** Address of the picture of the card, and of the page that it leads to. */
  readonly image?: string;
  readonly url?: string;
  readonly headline?: string;
}

export const PROMOTION_FIELDS = [
  'logo',
  'description',
  'discountCode',
  'availabilityStarts',
  'availabilityEnds',
  'image',
  'url',
  'headline',
] as const satisfies readonly (keyof Promotion)[];
