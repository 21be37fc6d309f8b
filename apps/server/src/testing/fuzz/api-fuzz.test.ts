import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../databases.ts';
import { createAnswerCheck } from './documented-answer.ts';
import { type FuzzedServer, startFuzzedServer } from './fuzzed-server.ts';
import { operationsOf } from './open-api.ts';
import { anyRequest } from './request-arbitrary.ts';

/** Requests for each database, and the seed; every deep run sends others. */
const { REQUESTS, SEED } = process.env.DEEP
  ? { REQUESTS: 50_000, SEED: Date.now() % 1_000_000_000 }
  : { REQUESTS: 400, SEED: 1 };
const HOUR = 3_600_000;

describeOnBoth('whatever is sent', (open) => {
  let server: FuzzedServer;

  beforeAll(async () => {
    server = await startFuzzedServer(await open());
  });
  afterAll(() => server.close());

  test(
    'is answered as the OpenAPI document says, and never by a failure of our own',
    async () => {
      const seed = Number(process.env.FUZZ_SEED ?? SEED);
      const numRuns = Number(process.env.FUZZ_REQUESTS ?? REQUESTS);
      const check = createAnswerCheck(server.document);
      const found = new Map<string, string>();
      const statuses: Record<number, number> = {};
      // Calls of one area alone, by its tag in the document, while a fault in it is looked for.
      const area = process.env.FUZZ_AREA;
      const operations = operationsOf(server.document).filter(({ tags }) => !area || tags.includes(area));
      for (const request of fc.sample(anyRequest(operations, server.document), { seed, numRuns })) {
        const { sent, answer } = await server.send(request);
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        const problem = check(request.operation, answer);
        if (!problem) continue;
        const what = `${request.operation.operationId}: ${problem}`;
        found.set(what.slice(0, 100), `${what}\n${request.caller} sent ${shortly(sent)}`);
      }
      process.stdout.write(
        `${numRuns} requests of FUZZ_SEED=${seed}, answers by status: ${JSON.stringify(statuses)}\n`,
      );
      expect([...found.values()], `FUZZ_SEED=${seed}`).toEqual([]);
    },
    HOUR,
  );
});

function shortly({ method, url, headers, payload }: InjectOptions): string {
  return `${method} ${url} ${JSON.stringify(headers)} ${String(payload).slice(0, 1500)}`;
}
