const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,3})?)?)?$/;

/** An unencoded `+` of an address arrives as a blank. */
const WITH_OFFSET = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[ +-]\d\d:?\d\d)$/;

/**
 * The moment of an ISO 8601 date and time, milliseconds since 1970; one without an offset is the time on the clocks of
 * the zone (IANA name). Null when either is none. A time that clocks skip is read as the time after the change.
 */
export function zonedTime(dateTime: string, timeZone: string): number | null {
  if (!isTimeZone(timeZone)) return null;
  const [, local, offset] = WITH_OFFSET.exec(dateTime) ?? [];
  if (local !== undefined && offset !== undefined) {
    const utc = clockTime(local);
    return utc === null ? null : utc - offsetOf(offset);
  }
  const wanted = clockTime(dateTime);
  if (wanted === null) return null;
  // The offset that holds at the answer is only known from the answer: the second round is right but for skipped times.
  const near = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(near, timeZone);
}

/** Returns whether `name` is the name of a time zone, e.g. `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  // Newer engines take bare offsets here, which are no zones: their clocks never change.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the time of a local date and time as if it were in UTC, milliseconds since 1970; null when no such date
 * exists, as the 30th of February.
 */
function clockTime(text: string): number | null {
  const parts = LOCAL.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000 ? time : null;
}

function offsetOf(text: string): number {
  if (text === 'Z') return 0;
  const digits = text.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (text.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Returns the time by which the zone's clocks are ahead of UTC at a moment, milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}
