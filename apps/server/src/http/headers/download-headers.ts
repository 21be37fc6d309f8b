import type { FastifyReply } from 'fastify';

/** Characters that some file system does not accept in names, or that make a name read differently from what it is. */
const NOT_IN_NAMES = /[\p{Cc}\p{Bidi_Control}/\\:*?"'<>|()]/gu;

/** Most characters of a file name before its ending; browsers shorten further what their file system has no room for. */
const MAX_FILE_NAME_CHARACTERS = 120;

/**
 * Sets the headers of a file that is saved: what a person wrote is never a page of this origin, and no proxy keeps it.
 * @param name as a person gave it, without the ending
 * @param ending with its dot
 */
export function downloadHeaders(reply: FastifyReply, type: string, name: string, ending: string): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName(name) + ending)}`)
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff');
}

/** A name that every file system takes; an emoji is never cut in two, which no header could say. */
function fileName(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(NOT_IN_NAMES, '-')
    .replace(/^[.\s]+|\s+$/g, '');
  return safe === '' ? 'mail' : [...safe].slice(0, MAX_FILE_NAME_CHARACTERS).join('').trimEnd();
}
