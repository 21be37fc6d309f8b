import path from 'node:path';

/** What `npm run build` makes of the icon packages. */
export const ICON_FILE = path.resolve(import.meta.dirname, '../dist/icons.db');

/** What it makes of the web client. */
export const WEB_ROOT = path.resolve(import.meta.dirname, '../../web/dist');
