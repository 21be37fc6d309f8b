import { boundaries } from './boundaries.ts';
import type { Check } from './check.ts';
import { constantNames } from './constant-names.ts';
import { cssClasses } from './css-classes.ts';
import { documents } from './documents.ts';
import { fileSizes } from './file-sizes.ts';
import { folderSizes } from './folder-sizes.ts';
import { formatAndLint } from './format-and-lint.ts';
import { grain } from './grain.ts';
import { leftovers } from './leftovers.ts';
import { licences } from './licences.ts';
import { lockfile } from './lockfile.ts';
import { specRows } from './specification/spec-rows.ts';
import { translations } from './texts/translations.ts';
import { types } from './types.ts';
import { unusedCode } from './unused-code.ts';

/** The steps of `npm run check`, in the order they run. */
export const checks: readonly Check[] = [
  formatAndLint,
  types,
  boundaries,
  fileSizes,
  folderSizes,
  grain,
  constantNames,
  translations,
  cssClasses,
  unusedCode,
  leftovers,
  lockfile,
  licences,
  documents,
  specRows,
];
