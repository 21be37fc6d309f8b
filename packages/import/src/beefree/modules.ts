import { AS_CODE, NO_COUNTERPART, type PartReader } from '../design/part-reader.ts';
import {
  readButton,
  readDivider,
  readHeading,
  readHtml,
  readIcons,
  readImage,
  readSpacer,
  readText,
} from './basic-modules.ts';
import { readForeign, readMenu, readSocial, readTable, readVideo } from './special-modules.ts';

/** Readers of the modules, by type without the prefix that all types share. */
export const MODULES: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['text', { read: readText }],
  ['paragraph', { read: readText }],
  ['list', { read: readText }],
  ['heading', { read: readHeading }],
  ['title', { read: readHeading }],
  ['button', { read: readButton }],
  ['image', { read: readImage }],
  ['gif', { read: readImage }],
  ['divider', { read: readDivider }],
  ['spacer', { read: readSpacer }],
  ['icons', { read: readIcons }],
  ['menu', { read: readMenu }],
  ['social', { read: readSocial, drawsImages: true }],
  ['video', { read: readVideo }],
  ['html', { read: readHtml, as: AS_CODE }],
  ['table', { read: readTable, as: AS_CODE }],
  ['form', { read: readForeign, as: NO_COUNTERPART }],
  ['carousel', { read: readForeign, as: NO_COUNTERPART }],
]);
