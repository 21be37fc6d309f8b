/** Returns the `sessionId` cookie, which the sign-in call sets and this page may read; null without one. */
export function readSessionCookie(cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === 'sessionId' && value !== '') return decodeURIComponent(value);
  }
  return null;
}

/** Removes the cookie of a session that ended, so that the next visit starts at the sign-in page. */
export function clearSessionCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = 'sessionId=; path=/; max-age=0; samesite=lax';
}
