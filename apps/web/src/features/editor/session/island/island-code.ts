import { documentMode, islandContent } from '@mailwright/island';
import { changePart, duplicatePart, movePart, removePart } from './change-part.ts';
import { followSource, markedView, wholeView } from './island-of.ts';
import { partHtml } from './part-html.ts';
import { layerParts, parentPart, partPath } from './part-path.ts';
import { partView } from './part-view.ts';
import { partWords } from './part-words.ts';

/** Everything in the open editor that needs the HTML parser, fetched as one. */
export const ISLAND_CODE = {
  markedView,
  wholeView,
  followSource,
  documentMode,
  islandContent,
  changePart,
  duplicatePart,
  movePart,
  removePart,
  partHtml,
  layerParts,
  parentPart,
  partPath,
  partView,
  partWords,
};
