import { type ExceededJsonLimit, exceededJsonLimit, LIMITS } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isLarge } from '../turns/weight.ts';
import { refuseNulInJson, wellFormed } from './storable-text.ts';
import { leaveUnread } from './unread/leave-unread.ts';
import type { KnownObjects } from './unread/unread-objects.ts';

const EXCEEDED: Readonly<Record<ExceededJsonLimit, string>> = {
  depth: `JSON may be at most ${LIMITS.jsonDepth} levels deep.`,
  elements: `JSON may have at most ${LIMITS.jsonElements} elements.`,
};

type Done = (error: Error | null, body?: unknown) => void;

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
export function acceptJson(app: FastifyInstance, known: KnownObjects): void {
  const parse = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    body: string,
    done: Done,
  ) => void;
  app.removeAllContentTypeParsers();
  function readText(request: FastifyRequest, text: string, done: Done): void {
    parse(request, text, (error, value) => {
      if (error) return done(error);
      try {
        refuseNulInJson(text);
      } catch (refusal) {
        return done(refusal as Error);
      }
      const body = wellFormed(value, text);
      // Large ones are checked in another turn than the one that reads them: others are answered in between.
      if (isLarge(text.length)) setImmediate(done, null, body);
      else done(null, body);
    });
  }

  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done: Done) => {
    if (body.length === 0) return done(null);
    const read = () => {
      // Before it is parsed: a megabyte of brackets costs gigabytes of memory and holds up everybody.
      const exceeded = exceededJsonLimit(body);
      if (exceeded) {
        return done(new AppError('VALIDATION_FAILED', { details: [{ path: 'body', message: EXCEEDED[exceeded] }] }));
      }
      const short = request.routeOptions.config.takesUnread ? leaveUnread(body, known) : null;
      if (!short) return readText(request, body.toString(), done);
      readText(request, short.text, (error, value) => {
        // What is wrong with a text is found where it stands in the whole of it.
        if (error || !short.fill(value)) readText(request, body.toString(), done);
        else done(null, value);
      });
    };
    if (request.begin) void request.begin().then(read, done);
    else read();
  });
}
