export * from './contains-script.ts';
export * from './island.ts';
export * from './parse-island.ts';
export * from './safe-url.ts';
export * from './sanitise-view.ts';
