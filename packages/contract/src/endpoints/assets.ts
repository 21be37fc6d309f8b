import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { asset, assetUploadFields } from '../entities/asset.ts';
import { entityId, idParams, noContent } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

const assetName = z.string().regex(/^[\w-]+\.(png|jpe?g|gif|webp)$/);

export const assets = {
  upload: defineEndpoint({
    method: 'POST',
    path: '/api/v2/assets',
    summary: 'Add images to the library, and to a template when one is named',
    auth: 'session',
    upload: { files: 'files[]', maxFiles: LIMITS.upload.filesPerCall, maxFileBytes: LIMITS.upload.fileBytes },
    body: assetUploadFields,
    maxBody: LIMITS.requestBytes,
    errors: ['TEMPLATE_NOT_FOUND', 'UNREADABLE_IMAGE', 'TEMPLATE_LOCKED'],
    responses: { 201: z.array(asset) },
  }),
  listOwn: defineEndpoint({
    method: 'GET',
    path: '/api/v2/assets/user',
    summary: 'Images of the library',
    auth: 'session',
    responses: { 200: z.array(asset) },
  }),
  listOfTemplate: defineEndpoint({
    method: 'GET',
    path: '/api/v2/assets/template/{id}',
    summary: 'Images of one template',
    auth: 'session',
    params: idParams,
    responses: { 200: z.array(asset) },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/assets/{assetName}',
    summary: 'Take an image out of the library; templates that show it keep it',
    auth: 'session',
    params: z.object({ assetName }),
    responses: { 204: noContent },
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/api/v2/assets/user/{id}/asset/{name}',
    summary: 'The image itself',
    auth: 'public',
    produces: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
    params: z.object({ id: entityId, name: assetName }),
    responses: { 200: z.unknown() },
  }),
  socialIcon: defineEndpoint({
    method: 'GET',
    path: '/api/v2/assets/social/1/{name}',
    summary: 'An icon of the social blocks, e.g. facebook-round-color-64.png',
    auth: 'public',
    produces: 'image/png',
    params: z.object({ name: z.string().max(80) }),
    responses: { 200: z.unknown() },
  }),
};
