import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** What opens with as few files as can be; each stands for what it imports before it is shown. */
const PAGES = {
  dashboard: 'features/dashboard/DashboardPage.tsx',
  editor: 'features/editor/EditorPage.tsx',
  palette: 'features/editor/layout/LeftPanel.tsx',
  panel: 'features/editor/panels/RightPanel.tsx',
};
const OTHER_PAGES = ['login/LoginPage', 'not-found/NotFoundPage', 'settings/SettingsPage'];

/** The start waits for the strings of its language; what it waits for must not import the file it stands in. */
const START = ['index.html', 'src/main.tsx'];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Which file of the build a module belongs to: null leaves it to the bundler. Left alone, the bundler makes a file of each
 * set of modules that the same parts share: more than a hundred small ones before the canvas, each with headers, a wait
 * for its turn, and less to compress by. Here modules go by the pages that open with them. What another page may want
 * later stays apart from what only the editor needs. A file imports only files before it in this order, so none runs
 * before what it names: vendor, base, both, dashboard-common, dashboard, common-library, editor-library, mail, common,
 * editor, panel-common, panel.
 *
 * What a page really opens with is known only after unused code is gone, so the modules are bundled once to find out.
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

/** The modules of some files and of all they import; `later` counts what they may fetch later on too. */
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
