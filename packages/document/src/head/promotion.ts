/** Details that Gmail shows for a mail among promotions, besides its subject. Each is left out when it is ''. */
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
