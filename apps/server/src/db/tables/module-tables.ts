import type { Generated } from 'kysely';

/** Tables of custom modules, beside those of templates. */
export interface ModuleSchema {
  modules: ModuleTable;
  module_versions: ModuleVersionTable;
  module_uses: ModuleUseTable;
  module_updates: ModuleUpdateTable;
  module_update_templates: ModuleUpdateTemplateTable;
  open_editors: OpenEditorTable;
}

/** Additional fields of a template of type `email_cb`. */
interface ModuleTable {
  template_id: string;
  kind: 'block' | 'sections';
  /** The latest version. */
  version: number;
  /** The revision of the working copy that the latest version was made from. */
  published_revision: number;
  width: number;
  /** The words in its latest version, folded. */
  words: string;
  source_template_id: string | null;
}

/** Versions of modules; bodies that they name are kept whatever becomes of the history of the working copy. */
interface ModuleVersionTable {
  module_id: string;
  version: number;
  user_id: string;
  created_at: number;
  hash: string;
}

/** Modules that a template shows linked; written with each save. */
interface ModuleUseTable {
  template_id: string;
  module_id: string;
  /** The oldest version it shows. */
  version: number;
  instances: number;
}

/** Runs that bring a version of a module, or what a brand kit is now, to templates. */
interface ModuleUpdateTable {
  id: string;
  /** Kind of the object that `module_id` names: a module, or a brand kit. */
  kind: Generated<'module' | 'brand'>;
  module_id: string;
  /** Name for the versions that the run makes of templates. */
  name: string;
  version: number;
  user_id: string;
  state: 'running' | 'done' | 'cancelled';
  /** The run that it takes back. */
  takes_back: string | null;
  started_at: number;
  ended_at: number | null;
}

interface ModuleUpdateTemplateTable {
  update_id: string;
  template_id: string;
  position: number;
  /** `left`: the run was cancelled before its turn came, or a later run of the module has it. */
  state: 'waiting' | 'updated' | 'skipped' | 'left';
  /** Error code for which it was skipped. */
  code: string | null;
  /** End of the time in which a server works on it, or in which nobody tries again. */
  lease: number;
  tries: number;
  /** Revision of the template that the update made. */
  revision_after: number | null;
  /** The body that the update left there; null for runs of releases that did not write it. */
  hash_after: Generated<string | null>;
  /** Time of the template's version that held what stood before; null where there was none. */
  version_before: number | null;
}

/** Templates that are open in an editor, as long as it says so. */
interface OpenEditorTable {
  template_id: string;
  /** One page of one person. */
  editor: string;
  user_id: string;
  until: number;
}
