/** Returns the secret part of the link that was opened: the text behind the `#`, which browsers do not send to servers. */
export function linkToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
