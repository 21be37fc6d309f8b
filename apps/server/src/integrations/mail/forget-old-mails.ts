import type { Outbox } from './port.ts';

const HOUR = 3_600_000;

/**
 * Forgets kept mails that are old: now, and every hour until it is stopped by what it answers.
 * @param failed told why some could not be forgotten, which the next hour tries again
 */
export function forgetOldMails({ forgetOld }: Pick<Outbox, 'forgetOld'>, failed: (error: unknown) => void): () => void {
  const forget = () => void forgetOld().catch(failed);
  forget();
  const timer = setInterval(forget, HOUR);
  return () => clearInterval(timer);
}
