import type { Actor, CustomField } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import type { GuardedFetch } from './fetch/guarded-fetch.ts';
import type { Mount } from './http/mount.ts';
import type { MailBrowser } from './integrations/browser/port.ts';
import { createPictureSource } from './modules/exports/picture-source.ts';
import { exportRoutes } from './modules/exports/routes.ts';
import { createExportService } from './modules/exports/service.ts';
import type { PageService } from './modules/pages/service.ts';
import type { RenderSample } from './modules/templates/create/sample-mail.ts';
import type { TemplateRepository } from './modules/templates/port.ts';
import type { TemplateReadService } from './modules/templates/read-service.ts';
import type { ComposeOptions } from './modules/templates/update/compose-body.ts';
import { createThumbnailRepository } from './modules/thumbnails/repository.ts';
import { thumbnailRoutes } from './modules/thumbnails/routes.ts';
import { startThumbnailWorker, type ThumbnailWorker } from './modules/thumbnails/thumbnail-worker.ts';

export interface DrawingDeps {
  readonly database: OpenDatabase;
  readonly fetch: GuardedFetch;
  readonly browser: MailBrowser;
  /** Thumbnails are made here. */
  readonly thumbnails: boolean;
  readonly assetsUrl: string;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly templates: TemplateRepository;
  readonly pages: PageService;
  readonly visitor: (request: FastifyRequest) => Promise<Actor | null>;
  readonly reading: TemplateReadService;
  readonly renderSample: RenderSample;
  readonly fields: () => Promise<readonly CustomField[]>;
  readonly composing: ComposeOptions;
}

/** What is made of mails by a browser: exports and thumbnails. */
export function mountDrawing(mount: Mount, app: FastifyInstance, deps: DrawingDeps): void {
  const { database, fetch, assetsUrl, publicUrl, pages, visitor } = deps;
  const imagesOf = createPictureSource({
    fetch,
    ownAddresses: [assetsUrl, publicUrl],
    askSelf: async (url) => {
      const { statusCode, rawPayload, headers } = await app.inject({ url });
      return { status: statusCode, content: rawPayload, contentType: String(headers['content-type'] ?? '') };
    },
  });
  const drawing = { ...deps, imagesOf };
  exportRoutes(mount, createExportService(drawing));

  const thumbnails = createThumbnailRepository(database);
  thumbnailRoutes(mount, { thumbnails, pages, visitor });
  if (!deps.thumbnails) return;
  let worker: ThumbnailWorker | null = null;
  app.addHook('onListen', async () => {
    worker = startThumbnailWorker({ ...drawing, thumbnails }, app.log);
  });
  app.addHook('onClose', async () => worker?.stop());
}
