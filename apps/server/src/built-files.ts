import path from 'node:path';

/** File that `npm run build` makes of the icon packages. */
export const ICON_FILE = path.resolve(import.meta.dirname, '../dist/icons.db');

/** Folder in which `npm run build` puts the web client. */
export const WEB_ROOT = path.resolve(import.meta.dirname, '../../web/dist');
