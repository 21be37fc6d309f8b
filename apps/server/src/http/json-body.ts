import { setImmediate } from 'node:timers/promises';
import { type ExceededJsonLimit, exceededJsonLimit, LIMITS } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isLarge } from '../turns/weight.ts';
import { refuseNulInJson, wellFormed } from './storable-text.ts';
import { skipKnownSections } from './unread/skip-known-sections.ts';
import type { SeenJson } from './unread/unread-objects.ts';

const EXCEEDED: Readonly<Record<ExceededJsonLimit, string>> = {
  depth: `JSON may be at most ${LIMITS.jsonDepth} levels deep.`,
  elements: `JSON may have at most ${LIMITS.jsonElements} elements.`,
};

type Done = (error: Error | null, body?: unknown) => void;

/** Mark for the short text of a request that is not JSON. */
const UNREADABLE = Symbol('unreadable');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler takes objects that are known unread: an `ObjectText` stands for each. */
    takesUnread?: boolean;
  }
}

/**
 * Bodies are JSON or nothing; an empty body under a JSON heading is nothing. Other kinds are refused.
 * @param known objects that need not be read again, where a handler takes them unread
 */
export function acceptJson(app: FastifyInstance, known: SeenJson): void {
  const parse = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    body: string,
    done: Done,
  ) => void;
  app.removeAllContentTypeParsers();
  async function readText(request: FastifyRequest, text: string): Promise<unknown> {
    await ownTurn(text.length);
    const value = await new Promise<unknown>((resolve, reject) =>
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value))),
    );
    refuseNulInJson(text);
    const body = wellFormed(value, text);
    // It is checked in another turn than the one that reads it.
    await ownTurn(text.length);
    return body;
  }

  async function readBytes(request: FastifyRequest, body: Buffer): Promise<unknown> {
    await request.begin?.();
    await ownTurn(body.length);
    // Before it is parsed: a megabyte of brackets costs gigabytes of memory and holds up everybody.
    const exceeded = exceededJsonLimit(body);
    if (exceeded) throw new AppError('VALIDATION_FAILED', { details: [{ path: 'body', message: EXCEEDED[exceeded] }] });
    const short = request.routeOptions.config.takesUnread ? skipKnownSections(body, known) : null;
    // What is wrong with a text is found where it stands in the whole of it.
    const read = short && (await readText(request, short.text).catch(() => UNREADABLE));
    if (short && read !== UNREADABLE && short.fill(read)) return read;
    await ownTurn(body.length);
    return readText(request, body.toString());
  }

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : readBytes(request, body),
  );
}

/** Waits for a turn of the event loop where the next step on so much text takes long: others are answered in between. */
async function ownTurn(size: number): Promise<void> {
  if (isLarge(size)) await setImmediate();
}
