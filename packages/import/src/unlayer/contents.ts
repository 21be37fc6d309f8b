import { AS_CODE, NO_COUNTERPART, type PartReader } from '../design/part-reader.ts';
import { readButton, readDivider, readHeading, readHtml, readImage, readText } from './basic-contents.ts';
import { readForeign, readMenu, readSocial, readTable, readTimer, readVideo } from './special-contents.ts';

/** What each type of content becomes. A type that is not here is not known. */
export const CONTENTS: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['text', { read: readText }],
  ['text_deprecated', { read: readText }],
  ['paragraph', { read: readText }],
  ['heading', { read: readHeading }],
  ['button', { read: readButton }],
  ['image', { read: readImage }],
  ['divider', { read: readDivider }],
  ['menu', { read: readMenu }],
  ['social', { read: readSocial }],
  ['timer', { read: readTimer }],
  ['video', { read: readVideo }],
  ['html', { read: readHtml, as: AS_CODE }],
  ['table', { read: readTable, as: AS_CODE }],
  ['form', { read: readForeign, as: NO_COUNTERPART }],
  ['carousel', { read: readForeign, as: NO_COUNTERPART }],
]);
