import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compressedFiles } from './build/compressed-files.ts';
import { contractWithoutSchemas, leanEndpoints } from './build/contract-without-schemas.ts';
import { emojiLanguages } from './build/emoji-languages.ts';
import { firstLoadGroups } from './build/first-load-groups.ts';
import { licenseFiles } from './build/license-files.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { unhashedScript } from './build/unhashed-script.ts';

/** Address of the API server, which `npm run dev` starts beside this one. */
const API = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

const server = {
  port: 5173,
  proxy: { '/api': API, '/show': API, '/outbox': API, '/resources': API, '/canvas-frame': API, '/healthz': API },
};

/** Modules that only pasted or foreign content needs. Left to the bundler, they would join the code that all blocks share. */
const LATER = [
  { name: 'paste', test: /packages.blocks.src.paste.(?!read-paste)/, includeDependenciesRecursively: false },
  {
    name: 'html-parser',
    test: /packages.island.src.parse-|node_modules.(parse5|entities)./,
    includeDependenciesRecursively: false,
  },
];

const shared = {
  root: import.meta.dirname,
  css: {
    postcss: {
      plugins: [
        presetMantine(),
        simpleVars({ variables: { 'mantine-breakpoint-sm': '48em', 'mantine-breakpoint-md': '64em' } }),
      ],
    },
  },
} satisfies UserConfig;

const MODULES = join(import.meta.dirname, '../../node_modules');

const emoji = () => emojiLanguages(join(import.meta.dirname, 'src/locales'), MODULES);

/** Scripts that have the same file name in every release. */
const SCRIPTS = [
  // The SDK for pages of other origins: they import it from the server they embed, so that both speak the same language.
  unhashedScript({
    fileName: 'embed.js',
    entry: '../../packages/embed/src/index.ts',
    format: 'es',
    isForAnybody: true,
  }),
  unhashedScript({
    fileName: 'watch-start.js',
    entry: 'src/start-again/watch-start.ts',
    format: 'iife',
    isFirst: true,
  }),
  unhashedScript({ fileName: 'start-again.js', entry: 'src/start-again/start-again.ts', format: 'iife' }),
];

const compile = () => [contractWithoutSchemas(), leanEndpoints(), react(), mantineStyles(), emoji()];

function bundleOptions(groups: Rolldown.CodeSplittingGroup[]) {
  return {
    target: 'es2022',
    manifest: true,
    // The content security policy allows fonts and images from our own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Making a schema changes nothing: those that nobody reads need not be made.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups } },
    },
  } satisfies BuildEnvironmentOptions;
}

/**
 * Returns a plugin that groups the modules of the first load. It bundles once to find them, and only when a build begins, so
 * that code that only reads this file does not wait for it.
 */
const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  async config() {
    const name = await firstLoadGroups({ ...shared, plugins: compile(), build: bundleOptions(LATER) });
    return {
      build: bundleOptions([{ name, debugName: 'first load', includeDependenciesRecursively: false }, ...LATER]),
    };
  },
});

export default defineConfig({
  ...shared,
  plugins: [...compile(), ...SCRIPTS, firstLoad(), licenseFiles(MODULES), compressedFiles()],
  server,
});
