import { type Actor, endpoints } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import { answer, type Mount } from '../../http/mount.ts';
import type { PageService } from '../pages/service.ts';
import { placeholder } from './placeholder.ts';
import type { ThumbnailRepository } from './port.ts';

export interface ThumbnailRoutesDeps {
  readonly thumbnails: Pick<ThumbnailRepository, 'read'>;
  readonly pages: Pick<PageService, 'isVisible'>;
  /** The person whose page session a request carries. */
  readonly visitor: (request: FastifyRequest) => Promise<Actor | null>;
}

export function thumbnailRoutes(mount: Mount, { thumbnails, pages, visitor }: ThumbnailRoutesDeps): void {
  mount(endpoints.pages.screenshot, async ({ params, query, request, reply }) => {
    reply
      .type('image/jpeg')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    const found = await thumbnails.read(params.id);
    // Each picture has a secret name of its own, which only those get who may see the template.
    if (found && query.key === found.key) {
      reply.header('Cache-Control', 'private, max-age=31536000, immutable');
      return answer(200, found.content);
    }
    reply.header('Cache-Control', 'private, no-cache');
    const page = { templateId: params.id, versionDate: null, view: query.view, visitor: await visitor(request) };
    return answer(200, found && (await pages.isVisible(page)) ? found.content : await placeholder());
  });
}
