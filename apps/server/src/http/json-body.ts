import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseNulInJson, wellFormed } from './storable-text.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** Bodies are JSON or nothing; an empty body under a JSON heading is nothing. Other kinds are refused. */
export function acceptJson(app: FastifyInstance): void {
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
      parse(request, body, (error, value) => done(error, error ? undefined : wellFormed(value, body)));
    };
    if (request.begin) void request.begin().then(read);
    else read();
  });
}
