export { importBeefree } from './beefree/import-beefree.ts';
export type { MailInfo } from './html/convert-html.ts';
export { type ConvertedIsland, convertIsland } from './html/convert-island.ts';
export type * from './imported.ts';
export { checkTags } from './mjml/check-tags.ts';
export { type ImportedMjml, importMjml } from './mjml/import-mjml.ts';
export type * from './mjml/mjml-tree.ts';
export { FIDELITIES, type ReportTally, tallyReport } from './tally-report.ts';
export { importUnlayer } from './unlayer/import-unlayer.ts';
