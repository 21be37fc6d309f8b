import { forbid, npm, TESTS } from './boundary-rule.ts';

/** Rules inside the server. */
export const serverRules = [
  forbid(
    'sql-in-repositories-only',
    { path: '^apps/server/src/', pathNot: `${TESTS}|(repository\\.ts$)|^apps/server/src/db/` },
    { path: npm('kysely|pg|node:sqlite|sqlite') },
    {
      file: 'apps/server/src/modules/notes/service.ts',
      code: ["import { sql } from 'kysely';", "import pg from 'pg';", "import { DatabaseSync } from 'node:sqlite';"],
    },
  ),
  forbid(
    'transactions-in-repositories-only',
    { path: '^apps/server/src/', pathNot: `${TESTS}|(repository\\.ts$)|/src/db/|/seed/run-seed\\.ts$` },
    { path: '^apps/server/src/db/transaction\\.ts$' },
    { file: 'apps/server/src/modules/notes/service.ts', code: "import { x } from '../../db/transaction.ts';" },
  ),
  forbid(
    'fastify-stays-at-the-edge',
    { path: '/(service|repository|present|port)\\.ts$|^apps/server/src/(db|storage)/', pathNot: TESTS },
    { path: npm('fastify|@fastify/[^/]+') },
    { file: 'apps/server/src/modules/notes/service.ts', code: "import type { FastifyRequest } from 'fastify';" },
  ),
  forbid(
    'routes-ask-services',
    { path: '^apps/server/src/modules/.*routes\\.ts$' },
    { path: 'repository\\.ts$' },
    { file: 'apps/server/src/modules/notes/routes.ts', code: "import { x } from './repository.ts';" },
  ),
  forbid(
    'repositories-know-no-rules',
    { path: 'repository\\.ts$', pathNot: TESTS },
    { path: '(routes|service|present)\\.ts$' },
    { file: 'apps/server/src/modules/notes/repository.ts', code: "import { x } from './service.ts';" },
  ),
  forbid(
    'modules-not-to-foreign-repositories',
    { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
    { path: '^apps/server/src/modules/[^/]+/.*repository\\.ts$', pathNot: '^apps/server/src/modules/$1/' },
    {
      file: 'apps/server/src/modules/notes/service.ts',
      code: "import { x } from '../tags/repository.ts';",
      needs: ['apps/server/src/modules/tags/repository.ts|export const x = 1;'],
    },
  ),
  forbid(
    'integrations-through-their-port',
    { path: '^apps/server/src/modules/', pathNot: TESTS },
    { path: '^apps/server/src/integrations/', pathNot: '/port\\.ts$' },
    {
      file: 'apps/server/src/modules/notes/service.ts',
      code: "import { x } from '../../integrations/mail/smtp.ts';",
      needs: ['apps/server/src/integrations/mail/smtp.ts|export const x = 1;'],
    },
  ),
  forbid(
    'sharp-in-pictures-only',
    { path: '^apps/server/src/', pathNot: `${TESTS}|^apps/server/src/pictures/` },
    { path: npm('sharp') },
    { file: 'apps/server/src/modules/notes/service.ts', code: "import sharp from 'sharp';" },
  ),
  forbid(
    'opentelemetry-in-telemetry-only',
    { path: '^apps/server/src/', pathNot: `${TESTS}|^apps/server/src/telemetry/` },
    { path: npm('@opentelemetry/[^/]+') },
    {
      file: 'apps/server/src/modules/notes/service.ts',
      code: [
        "import { trace } from '@opentelemetry/api';",
        "import { TracerProvider } from '@opentelemetry/sdk-trace';",
      ],
    },
  ),
  forbid(
    'telemetry-when-wanted',
    // Whoever imports one of these outright has every server load OpenTelemetry's library.
    { path: '^apps/server/src/', pathNot: `${TESTS}|^apps/server/src/telemetry/` },
    {
      path: '^apps/server/src/telemetry/',
      pathNot: '/(telemetry|active-trace|telemetry-config)\\.ts$',
      dependencyTypesNot: ['dynamic-import'],
    },
    {
      file: 'apps/server/src/modules/notes/service.ts',
      code: "import { openTelemetry } from '../../telemetry/open-telemetry.ts';",
      needs: ['apps/server/src/telemetry/open-telemetry.ts|export const openTelemetry = 1;'],
    },
  ),
];
