import type { TemplateBody } from '@mailwright/contract';
import {
  type Command,
  DEFAULT_SETTINGS,
  type EditContext,
  type EmailDocument,
  writeDocument,
} from '@mailwright/document';
import { type BodyChange, mailOf } from '../update/compose-body.ts';
import { type CommandsOutcome, runCommands } from './run-commands.ts';

interface CommandsTask {
  readonly stored: TemplateBody | null;
  readonly commands: readonly Command[];
  /** Features that the caller's plan allows. */
  readonly features: EditContext['features'];
}

type Done = Extract<CommandsOutcome, { kind: 'done' }>;

/** Runs the commands on a stored body and returns its change; an empty change when they change nothing. */
export function editedByCommands({
  stored,
  commands,
  features,
}: CommandsTask): Exclude<CommandsOutcome, Done> | (Pick<Done, 'kind' | 'ids'> & { readonly change: BodyChange }) {
  const before = documentOf(stored);
  const outcome = runCommands(before, commands, features);
  if (outcome.kind !== 'done') return outcome;
  const { ids, document: after } = outcome;
  if (after === before) return { kind: 'done', ids, change: {} };
  const { customStyles = '', ...document } = after;
  return { kind: 'done', ids, change: { components: { ...writeDocument(document) }, customStyles } };
}

/** Returns the document of a stored body. A mail that was never saved has no nodes; the first command adds the page wrapper. */
function documentOf(stored: TemplateBody | null): EmailDocument {
  if (stored?.components) return mailOf(stored.components, stored.customStyles);
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [], customStyles: stored?.customStyles ?? '' };
}
