import { type Actor, REFUSALS, type RunCommandsRequest, type TemplateBody } from '@mailwright/contract';
import { type Command, DEFAULT_SETTINGS, type EmailDocument, type NodeId, writeDocument } from '@mailwright/document';
import { commandSchema } from '@mailwright/document/command-schema';
import { AppError } from '../../../app-error.ts';
import type { TemplateId } from '../port.ts';
import { mailOf } from '../update/compose-body.ts';
import type { EditBody, TemplateUpdateService, UpdateAnswer } from '../update/update-service.ts';
import { runCommands } from './run-commands.ts';

export interface TemplateCommandService {
  /** Edits a template's mail by commands, all of them or none; by the rules of a save in everything else. */
  run(
    actor: Actor,
    id: TemplateId,
    request: RunCommandsRequest,
    lock: number | undefined,
  ): Promise<{ readonly result: UpdateAnswer; readonly ids: readonly (readonly NodeId[])[] }>;
}

export function createTemplateCommandService({
  updating,
}: {
  readonly updating: TemplateUpdateService;
}): TemplateCommandService {
  return {
    async run(actor, id, { revision, commands: sent }, lock) {
      const commands = readCommands(sent);
      let ids: readonly (readonly NodeId[])[] = [];
      const edit: EditBody = (stored) => {
        const before = documentOf(stored);
        const outcome = runCommands(before, commands, actor.features);
        if (outcome.kind === 'refused') throw refusal(outcome);
        if (outcome.kind === 'oversize') return { oversize: outcome.bytes };
        ids = outcome.ids;
        if (outcome.document === before) return {};
        const { customStyles = '', ...document } = outcome.document;
        return { components: { ...writeDocument(document) }, customStyles };
      };
      const conditions = { revision, ...(lock !== undefined && { lock }) };
      return { result: await updating.update(actor, id, { edit }, conditions), ids };
    },
  };
}

const NAMED_PROBLEMS = 20;

function readCommands(sent: RunCommandsRequest['commands']): readonly Command[] {
  const { data, error } = commandSchema.array().safeParse(sent);
  if (data) return data;
  const details = error.issues.slice(0, NAMED_PROBLEMS).map(({ path, message }) => ({
    path: ['commands', ...path].join('.'),
    message,
  }));
  throw new AppError('VALIDATION_FAILED', { details });
}

function refusal({ index, reason }: { readonly index: number; readonly reason: keyof typeof REFUSALS }): AppError {
  const sentence = REFUSALS[reason];
  return new AppError('COMMAND_REFUSED', {
    sentence,
    details: [{ path: `commands.${index}`, message: sentence, reason }],
  });
}

/** What was never saved has no nodes yet: a page wrapper comes by the first command, under the caller's own eyes. */
function documentOf(stored: TemplateBody | null): EmailDocument {
  if (stored?.components) return mailOf(stored.components, stored.customStyles);
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [], customStyles: stored?.customStyles ?? '' };
}
