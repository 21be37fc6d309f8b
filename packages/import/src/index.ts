export type * from './imported.ts';
