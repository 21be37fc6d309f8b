export * from './mail-block.ts';
