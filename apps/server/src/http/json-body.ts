import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseNulInJson, wellFormed } from './storable-text.ts';
import { leaveUnread } from './unread/leave-unread.ts';
import type { KnownObjects } from './unread/unread-objects.ts';

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
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done: Done) => {
    if (body === '') return done(null);
    const read = () => {
      try {
        refuseNulInJson(body);
      } catch (error) {
        return done(error as Error);
      }
      const finish: Done = (error, value) => done(error, error ? undefined : wellFormed(value, body));
      const short = request.routeOptions.config.takesUnread ? leaveUnread(body, known) : null;
      if (!short) return parse(request, body, finish);
      parse(request, short.text, (error, value) => {
        // What is wrong with a text is found where it stands in the whole of it.
        if (error || !short.fill(value)) parse(request, body, finish);
        else finish(null, value);
      });
    };
    if (request.begin) void request.begin().then(read);
    else read();
  });
}
