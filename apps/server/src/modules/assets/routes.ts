import fastifyMultipart from '@fastify/multipart';
import { endpoints, LIMITS } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer, type Mount } from '../../http/mount.ts';
import { refuseNul } from '../../http/storable-text.ts';
import { presentAsset } from './present.ts';
import type { AssetService, UploadedFile } from './service.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export async function assetRoutes(mount: Mount, app: FastifyInstance, service: AssetService): Promise<void> {
  const { filesPerCall, fileBytes } = LIMITS.upload;
  await app.register(fastifyMultipart, {
    limits: { files: filesPerCall, fileSize: fileBytes, fields: 5, fieldSize: 1024 },
  });

  mount(endpoints.assets.upload, async ({ caller, request }) => {
    const { files, templateId } = await readUpload(request);
    const added = await service.upload(actorOf(caller), files, templateId);
    return answer(201, added.map(presentAsset));
  });

  mount(endpoints.assets.listOwn, async ({ caller }) => {
    const library = await service.listLibrary(actorOf(caller));
    return answer(200, library.map(presentAsset));
  });

  mount(endpoints.assets.listOfTemplate, async ({ caller, params }) => {
    const images = await service.listOfTemplate(actorOf(caller), params.id);
    return answer(200, images.map(presentAsset));
  });

  mount(endpoints.assets.remove, async ({ caller, params }) => {
    await service.removeFromLibrary(actorOf(caller), params.assetName);
    return answer(204, undefined);
  });

  mount(endpoints.assets.file, async ({ params, reply }) => {
    const file = await service.open(params.id, params.name);
    if (!file) throw new AppError('ASSET_NOT_FOUND');
    reply
      .type(file.record.contentType)
      .header('Cache-Control', FOREVER)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "sandbox; default-src 'none'");
    return answer(200, Buffer.from(file.content));
  });
}

async function readUpload(
  request: FastifyRequest,
): Promise<{ readonly files: readonly UploadedFile[]; readonly templateId: string | null }> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    for (const text of [part.fieldname, part.type === 'file' ? part.filename : part.value]) {
      refuseNul(String(text), part.fieldname);
    }
    if (part.type === 'file') files.push({ originalName: part.filename, content: await part.toBuffer() });
    else fields[part.fieldname] = part.value;
  }
  const read = endpoints.assets.upload.body.safeParse(fields);
  if (!read.success) {
    const details = read.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    throw new AppError('VALIDATION_FAILED', { details });
  }
  return { files, templateId: read.data.templateId ?? null };
}
