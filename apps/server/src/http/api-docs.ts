import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpoints, printOpenApi } from '@mailwright/contract';
import { commandJsonSchemas } from '@mailwright/document/command-schema';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { DATA_CSP, PAGE_PERMISSIONS } from './security-headers.ts';

/** Serves the OpenAPI document at /api/openapi.json and its page at /api/docs. */
export async function registerApiDocs(
  app: FastifyInstance,
  info: { publicUrl: string; version: string },
): Promise<void> {
  const document = printOpenApi(
    endpoints,
    {
      title: 'Mailwright',
      version: info.version,
      description:
        'Calls after login carry `Authorization: Bearer <token>` and a `sessionId` header of the same session. Errors have one shape on all calls.',
      serverUrl: info.publicUrl || '/',
    },
    commandJsonSchemas((name) => `#/components/schemas/${name}`),
  );
  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('Content-Security-Policy', DATA_CSP);
    return document;
  });
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('Permissions-Policy', PAGE_PERMISSIONS);
        done();
      },
    },
    theme: {
      title: 'Mailwright API',
      // The bar on top only holds another product's logo and an address field.
      css: [{ filename: 'mailwright.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
}
