export { importBeefree } from './beefree/import-beefree.ts';
export type * from './imported.ts';
export { FIDELITIES, type ReportTally, tallyReport } from './tally-report.ts';
export { importUnlayer } from './unlayer/import-unlayer.ts';
