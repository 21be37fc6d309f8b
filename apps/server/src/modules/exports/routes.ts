import { endpoints } from '@mailwright/contract';
import type { FastifyReply } from 'fastify';
import { actorOf } from '../../http/caller.ts';
import { downloadHeaders } from '../../http/headers/download-headers.ts';
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

  mount(rows.html, async ({ caller, params, query, reply, spend }) => {
    const profile = query.profile ?? caller.user.settings.sendingProfile;
    if (query.images === undefined) return send(reply, await files.html(actorOf(caller), params.id, profile));
    await spend();
    return send(reply, await files.zip(actorOf(caller), params.id, profile));
  });

  mount(rows.text, async ({ caller, params, query, reply }) => {
    const profile = query.profile ?? caller.user.settings.sendingProfile;
    return send(reply, await files.text(actorOf(caller), params.id, profile));
  });

  mount(rows.mail, async ({ caller, params, query }) => {
    const profile = query.profile ?? caller.user.settings.sendingProfile;
    return answer(200, await files.mail(actorOf(caller), params.id, profile));
  });

  mount(rows.pdf, async ({ caller, params, query, request, reply }) => {
    return send(reply, await files.pdf(actorOf(caller), params.id, query.width, request.signal));
  });

  mount(rows.image, async ({ caller, params, query, request, reply }) => {
    return send(reply, await files.image(actorOf(caller), params.id, query, request.signal));
  });
}

function send(reply: FastifyReply, { name, ending, content }: ExportedFile) {
  downloadHeaders(reply, TYPES[ending], name, `.${ending}`);
  return answer(200, content);
}
