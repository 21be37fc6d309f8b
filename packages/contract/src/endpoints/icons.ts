import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { drawnIcon, icon, iconDrawing, iconGroup, iconId, iconQuery } from '../entities/images/icon.ts';

/** Drawing takes a processor some 40 ms. */
const DRAWING = [{ budget: 'icons', max: 120, minutes: 1, per: 'person', cost: 'call', counted: 'process' }] as const;

/** `home.svg`, `home.png`. */
const previewName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png)$/);
const setName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const icons = {
  search: defineEndpoint({
    method: 'GET',
    path: '/api/v2/icons/search',
    summary: 'Icons by words, category and style, best first',
    auth: 'session',
    query: iconQuery,
    errors: ['ICONS_UNAVAILABLE'],
    responses: { 200: z.array(icon) },
  }),
  categories: defineEndpoint({
    method: 'GET',
    path: '/api/v2/icons/category',
    summary: 'Categories of icons',
    auth: 'session',
    responses: { 200: z.array(iconGroup) },
  }),
  styles: defineEndpoint({
    method: 'GET',
    path: '/api/v2/icons/style',
    summary: 'Styles of icons',
    auth: 'session',
    responses: { 200: z.array(iconGroup) },
  }),
  preview: defineEndpoint({
    method: 'GET',
    path: '/api/v2/icons/preview/{set}/{name}',
    summary: 'An icon of 32 pixels, e.g. tabler/home.svg, in black or in its own colors',
    auth: 'public',
    produces: ['image/svg+xml', 'image/png'],
    rates: [{ budget: 'icon-previews', max: 1200, minutes: 1, per: 'address', cost: 'handler', counted: 'process' }],
    params: z.object({ set: setName, name: previewName }),
    /** The release of the set: another one has another address. */
    query: z.object({ v: z.string().max(40).optional() }),
    errors: ['ICON_NOT_FOUND', 'ICONS_UNAVAILABLE'],
    responses: { 200: z.unknown() },
  }),
  draw: defineEndpoint({
    method: 'POST',
    path: '/api/v2/icons/{id}/image',
    summary: 'Draw an icon in a color and a size, and keep the image',
    auth: 'session',
    params: z.object({ id: iconId }),
    body: iconDrawing,
    rates: DRAWING,
    errors: ['ICON_NOT_FOUND', 'ICONS_UNAVAILABLE', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_LOCKED'],
    responses: { 201: drawnIcon },
  }),
  licenses: defineEndpoint({
    method: 'GET',
    path: '/api/v2/icons/licenses',
    summary: 'The icon sets, their authors and licenses, as a text',
    auth: 'public',
    produces: 'text/plain',
    errors: ['ICONS_UNAVAILABLE'],
    responses: { 200: z.unknown() },
  }),
};
