/** Settings that this browser stores between visits. Only this file uses localStorage. */
export interface LocalSettings {
  readonly colorScheme: 'light' | 'dark';
  readonly language: string;
  readonly view: 'grid-view' | 'small-grid-view' | 'list-view';
  readonly singleKeyShortcuts: boolean;
  readonly dashboardTourDone: boolean;
  readonly editorTourDone: boolean;
  /** Names of the groups of the editor's panels that are closed. */
  readonly closedGroups: readonly string[];
  /** Way in which modules are put into a mail; unset until the person has chosen. */
  readonly insertModulesAs: 'linked' | 'copy';
  /** Way in which modules that the person cannot edit are put into a mail. */
  readonly insertLibraryModulesAs: 'linked' | 'copy';
  /** Layers hidden on the canvas, by template, the last one first. */
  readonly hiddenLayers: readonly { readonly templateId: string; readonly ids: readonly string[] }[];
  /** Opening of a template whose unsaved work continues after the last reload that the editor made. */
  readonly carriedWork: string;
  /**
   * Number of consecutive loads of a page that lacked a part of its program, and the time of the last one, milliseconds since
   * 1970.
   */
  readonly startTries: { readonly count: number; readonly last: number };
  /** True when new templates and modules get the person's brand. */
  readonly inMyBrand: boolean;
  /** Id of the brand kit for them, where the person may use several. */
  readonly brandKit: string;
  /** Options with which products were last inserted. */
  readonly products: {
    readonly storeUuid: string;
    readonly layout: 'vertical' | 'horizontal';
    readonly columns: number;
  };
  /** Ids of people who closed the notice of the free trial in this browser. */
  readonly trialNoticeClosedBy: readonly string[];
}

const PREFIX = 'mailwright.';

/** Returns a setting; undefined when it was never set, is unreadable, or storage is denied. */
export function readSetting<K extends keyof LocalSettings>(key: K): LocalSettings[K] | undefined {
  try {
    const stored = localStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as LocalSettings[K]);
  } catch {
    return undefined;
  }
}

/** Stores a setting. Where storage is denied or full, the setting is not stored. */
export function writeSetting<K extends keyof LocalSettings>(key: K, value: LocalSettings[K]): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window may refuse storage; nothing depends on the setting being kept.
  }
}
