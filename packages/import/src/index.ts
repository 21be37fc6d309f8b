export type * from './imported.ts';
export { FIDELITIES, type ReportTally, tallyReport } from './tally-report.ts';
