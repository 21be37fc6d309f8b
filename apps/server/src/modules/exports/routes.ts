import { endpoints } from '@mailwright/contract';
import type { FastifyReply } from 'fastify';
import { actorOf } from '../../http/caller.ts';
import { downloadHeaders } from '../../http/headers/download-headers.ts';
import { listHeader } from '../../http/headers/list-header.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createExportService, type ExportedFile } from './service.ts';

const TYPES: Readonly<Record<ExportedFile['ending'], string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export function mountExports({ mount, ...deps }: ModuleContext): void {
  const files = createExportService(deps);
  const rows = endpoints.exports;

  mount(rows.html, async ({ caller, params, query, reply, consume }) => {
    const wanted = { asked: query.profile, own: caller.user.settings.sendingProfile };
    if (query.images === undefined) return send(reply, await files.html(actorOf(caller), params.id, wanted));
    await consume();
    return send(reply, await files.zip(actorOf(caller), params.id, wanted));
  });

  mount(rows.text, async ({ caller, params, query, reply }) => {
    const wanted = { asked: query.profile, own: caller.user.settings.sendingProfile };
    return send(reply, await files.text(actorOf(caller), params.id, wanted));
  });

  mount(rows.mail, async ({ caller, params, query }) => {
    const wanted = { asked: query.profile, own: caller.user.settings.sendingProfile };
    return answer(200, await files.mail(actorOf(caller), params.id, wanted));
  });

  mount(rows.mjml, async ({ caller, params, query }) => {
    const wanted = { asked: query.profile, own: caller.user.settings.sendingProfile };
    return answer(200, await files.mjml(actorOf(caller), params.id, wanted));
  });

  mount(rows.pdf, async ({ caller, params, query, request, reply }) => {
    return send(reply, await files.pdf(actorOf(caller), params.id, query.width, request.signal));
  });

  mount(rows.image, async ({ caller, params, query, request, reply }) => {
    return send(reply, await files.image(actorOf(caller), params.id, query, request.signal));
  });
}

function send(reply: FastifyReply, { name, ending, content, unsupported = [], missingImages = [] }: ExportedFile) {
  downloadHeaders(reply, TYPES[ending], name, `.${ending}`);
  const lists = {
    'X-Unsupported': listHeader(unsupported.map(({ check, node }) => ({ check, node }))),
    'X-Missing-Images': listHeader(missingImages),
  };
  for (const [header, list] of Object.entries(lists)) if (list !== undefined) reply.header(header, list);
  return answer(200, content);
}
