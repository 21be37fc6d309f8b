/** The secret part of the link that led here: behind the `#`, where servers do not get to see it. */
export function linkToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
