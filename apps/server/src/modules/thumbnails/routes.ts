import { endpoints } from '@mailwright/contract';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { jpegOf } from '../../pictures/draw-svg.ts';
import { startThumbnailWorker, type ThumbnailWorker } from './thumbnail-worker.ts';

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="420" viewBox="0 0 560 420">
<rect width="560" height="420" fill="#eef1f5"/>
<g fill="none" stroke="#b4bcc9" stroke-width="6" stroke-linejoin="round">
<rect x="205" y="155" width="150" height="110" rx="10"/><path d="M208 165l72 56 72-56"/></g></svg>`;

let drawn: Promise<Buffer> | null = null;

/** Returns the picture for templates that may not be seen or have no picture: an envelope. */
export function placeholder(): Promise<Buffer> {
  drawn ??= jpegOf(SHEET, 85);
  return drawn;
}

export function mountThumbnails(context: ModuleContext): void {
  const { mount, app, repositories, pages, visitor, metrics, backlogs } = context;
  const { templates, customModules, thumbnails } = repositories;
  backlogs?.add('thumbnails', () => thumbnails.backlog('emails'));
  backlogs?.add('module_thumbnails', () => thumbnails.backlog('modules'));
  if (context.thumbnails) {
    let worker: ThumbnailWorker | null = null;
    const turns = metrics.leases('thumbnails');
    app.addHook('onListen', async () => {
      worker = startThumbnailWorker({ ...context, templates, customModules, thumbnails, turns }, app.log);
    });
    app.addHook('onClose', async () => worker?.stop());
  }

  mount(endpoints.pages.screenshot, async ({ params, query, request, reply }) => {
    const found = await thumbnails.read(params.id);
    // Each picture has a secret name of its own, which only those get who may see the template.
    if (found && query.key === found.key) {
      pictureHeaders(reply, 'image/jpeg', 'private, max-age=31536000, immutable');
      return answer(200, found.content);
    }
    pictureHeaders(reply, 'image/jpeg', 'private, no-cache');
    const page = { templateId: params.id, versionDate: null, view: query.view, visitor: await visitor(request) };
    return answer(200, found && (await pages.isVisible(page)) ? found.content : await placeholder());
  });
}
