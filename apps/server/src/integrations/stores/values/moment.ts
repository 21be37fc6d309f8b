/** A zone without its colon, as Google writes it. */
const SHORT_ZONE = /([+-]\d{2})(\d{2})$/;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

const DAY = 86_400_000;

/** Milliseconds since 1970 of an ISO 8601 time; null for anything else. Without a zone it is UTC. */
export function readMoment(text: string): number | null {
  const told = text.trim().slice(0, 40);
  if (!/^\d{4}-\d{2}-\d{2}/.test(told)) return null;
  const zoned = told
    .replace(' ', 'T')
    .replace(/\s+/g, '')
    .replace(SHORT_ZONE, isTimed(told) ? '$1:$2' : '$&');
  const isUnzoned = isTimed(zoned) && !/(?:Z|[+-]\d{2}:\d{2})$/i.test(zoned);
  const time = Date.parse(isUnzoned ? `${zoned}Z` : zoned);
  return Number.isFinite(time) && time > 0 ? time : null;
}

/**
 * Returns whether a sale runs at a time. An end that cannot be read does not limit it; a day without a time ends with its last
 * moment.
 */
export function isWithin(now: number, from: string, to: string): boolean {
  const begin = readMoment(from);
  const end = readMoment(to);
  const after = end !== null && DAY_ALONE.test(to.trim()) ? end + DAY : end;
  return (begin === null || begin <= now) && (after === null || now < after);
}

/**
 * Returns whether a sale runs at a time, like `isWithin`, with both ends in one text, as in Google's
 * `sale_price_effective_date`: `2026-02-24T13:00-0800/2026-02-29T15:30-0800`.
 */
export function isWithinPeriod(now: number, period: string): boolean {
  const [from = '', to = ''] = period.split(/\/|,|\s+-\s+|\s+to\s+/);
  return isWithin(now, from, to);
}

function isTimed(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}[T\s]\d/.test(text);
}
