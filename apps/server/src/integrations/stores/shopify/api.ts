/**
 * The version that is asked. Shopify supports each for at least twelve months, and answers with the oldest supported one
 * after that, see https://shopify.dev/docs/api/usage/versioning.
 */
export const API_VERSION = '2026-10';

/** Products on a page, most first: the next is taken where Shopify finds a question too costly. */
export const PAGE_SIZES = [40, 20, 10, 5] as const;
