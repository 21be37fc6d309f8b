import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Parts of the app that open with as few files as possible, each by the file whose imports are loaded before the part is shown.
 */
const PAGES = {
  dashboard: 'features/dashboard/DashboardPage.tsx',
  editor: 'features/editor/EditorPage.tsx',
  palette: 'features/editor/layout/LeftPanel.tsx',
  panel: 'features/editor/layout/RightPanel.tsx',
};
const OTHER_PAGES = ['login/LoginPage', 'not-found/NotFoundPage', 'settings/SettingsPage'];

/**
 * Files of the start. The start waits for the texts of its language, and the files of these texts must not import the file that
 * waits for them.
 */
const START = ['index.html', 'src/main.tsx'];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Returns a function that names the file of the build that a module belongs to; null leaves the choice to the bundler. Left
 * alone, the bundler makes one file for each set of modules that the same parts share: more than a hundred small files before
 * the canvas, each with headers, a wait in the queue, and less text to compress by. Here modules are grouped by the pages that
 * open with them. Code that another page may need later is in other files than code that only the editor needs. A file imports
 * only files before it in this order, so no module runs before the modules it names: vendor, base, both, dashboard-common,
 * dashboard, common-library, editor-library, mail, common, editor, panel-common, panel.
 *
 * Which modules a page opens with is known only after unused code is removed, so the modules are bundled once to find out.
 */
export async function firstLoadGroups(config: InlineConfig): Promise<(id: string) => string | null> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false, cssMinify: false },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The first load could not be bundled');
  const chunks: Chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entry = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const page = (file: string) => [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file));

  const initial = modulesOf(chunks, entry);
  const dashboard = modulesOf(chunks, page(PAGES.dashboard));
  const editor = modulesOf(chunks, page(PAGES.editor));
  const panel = modulesOf(chunks, [...page(PAGES.palette), ...page(PAGES.panel)]);
  const otherPages = OTHER_PAGES.flatMap((name) => page(`features/${name}.tsx`));
  const besideEditor = modulesOf(chunks, [...page(PAGES.dashboard), ...otherPages], { later: true });
  const besideDashboard = modulesOf(chunks, [...page(PAGES.editor), ...otherPages], { later: true });
  return (id) => {
    // A page itself stays a file of its own name, which names those it opens with.
    if ([...START, ...Object.values(PAGES)].some((file) => id.endsWith(file))) return null;
    if (initial.has(id)) return isLibrary(id) ? 'vendor' : 'base';
    if (dashboard.has(id)) {
      if (editor.has(id)) return 'both';
      return besideDashboard.has(id) ? 'dashboard-common' : 'dashboard';
    }
    if (editor.has(id)) {
      if (isLibrary(id)) return besideEditor.has(id) ? 'common-library' : 'editor-library';
      if (id.includes(`${path.sep}packages${path.sep}`)) return 'mail';
      return besideEditor.has(id) ? 'common' : 'editor';
    }
    if (panel.has(id)) return besideEditor.has(id) ? 'panel-common' : 'panel';
    return null;
  };
}

const isLibrary = (id: string) => id.includes(`${path.sep}node_modules${path.sep}`);

/** Returns the modules of the given files and of all files that they import. With `later`, dynamic imports count too. */
function modulesOf(chunks: Chunks, from: readonly Rolldown.OutputChunk[], { later = false } = {}): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const waiting = [...from];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const name of later ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports) {
      const imported = chunks.get(name);
      if (imported) waiting.push(imported);
    }
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}
