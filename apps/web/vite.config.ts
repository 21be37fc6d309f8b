import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed-files.ts';
import { contractWithoutSchemas, leanEndpoints } from './build/contract-without-schemas.ts';
import { embedScript } from './build/embed-script.ts';

/** The server that `npm run dev` starts beside this one. */
const API = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractWithoutSchemas(), leanEndpoints(), react(), embedScript(), compressedFiles()],
  css: {
    postcss: {
      plugins: [
        presetMantine(),
        simpleVars({ variables: { 'mantine-breakpoint-sm': '48em', 'mantine-breakpoint-md': '64em' } }),
      ],
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The content security policy allows fonts and images from our own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Making a schema changes nothing: those that nobody reads need not be made.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What every page needs comes in two files, libraries and ours; mails come in one. In many small
        // ones it compresses worse.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            {
              name: 'base',
              test: /apps.web.src.(app|shared).|packages/,
              tags: ['$initial'],
              includeDependenciesRecursively: false,
            },
            {
              name: 'mail',
              test: /packages.(blocks|document|render).src.(?!paste.|.*translations)/,
              includeDependenciesRecursively: false,
            },
            // Only what is pasted or foreign needs these. Left to the bundler they go with modules of the packages that
            // they share with all blocks, and the editor would open with them.
            { name: 'paste', test: /packages.blocks.src.paste.(?!read-paste)/, includeDependenciesRecursively: false },
            {
              name: 'html-parser',
              test: /packages.island.src.parse-|node_modules.(parse5|entities)./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': API, '/show': API, '/outbox': API, '/resources': API, '/canvas-frame': API, '/healthz': API },
  },
});
