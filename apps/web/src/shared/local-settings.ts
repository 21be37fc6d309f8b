/** What this browser remembers between visits. The only file that reaches localStorage. */
export interface LocalSettings {
  readonly colorScheme: 'light' | 'dark';
  readonly language: string;
  readonly view: 'grid-view' | 'small-grid-view' | 'list-view';
  readonly singleKeyShortcuts: boolean;
  readonly dashboardTourDone: boolean;
  readonly editorTourDone: boolean;
  /** Groups of the editor's panels that were closed, by name. */
  readonly closedGroups: readonly string[];
  /** How modules are put into a mail, once it was chosen. */
  readonly insertModulesAs: 'linked' | 'copy';
  /** The same for modules that the person cannot edit. */
  readonly insertLibraryModulesAs: 'linked' | 'copy';
  /** Layers left out of the canvas, by template, the last one first. */
  readonly hiddenLayers: readonly { readonly templateId: string; readonly ids: readonly string[] }[];
  /** The opening of a template whose unsaved work goes on after the reload that the editor made last. */
  readonly carriedWork: string;
  /** How often in a row a page missed a part of its program, and when it last did (ms). */
  readonly startTries: { readonly count: number; readonly last: number };
  /** New templates and modules come in the person's brand. */
  readonly inMyBrand: boolean;
  /** The brand kit that is meant by it, where the person may use several. */
  readonly brandKit: string;
  /** How products were last inserted. */
  readonly products: {
    readonly storeUuid: string;
    readonly layout: 'vertical' | 'horizontal';
    readonly columns: number;
  };
  /** People who closed the notice of the free trial here. */
  readonly trialNoticeClosedBy: readonly string[];
}

const PREFIX = 'mailwright.';

/** Reads a setting; undefined when it was never set, is unreadable, or storage is denied. */
export function readSetting<K extends keyof LocalSettings>(key: K): LocalSettings[K] | undefined {
  try {
    const stored = localStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as LocalSettings[K]);
  } catch {
    return undefined;
  }
}

/** Keeps a setting. Where storage is denied or full the setting lasts for this page only. */
export function writeSetting<K extends keyof LocalSettings>(key: K, value: LocalSettings[K]): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window may refuse storage; nothing depends on the setting being kept.
  }
}
