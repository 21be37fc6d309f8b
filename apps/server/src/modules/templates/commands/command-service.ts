import { type Actor, REFUSALS, type RunCommandsRequest } from '@mailwright/contract';
import type { Command, NodeId } from '@mailwright/document';
import { commandSchema } from '@mailwright/document/command-schema';
import { AppError } from '../../../app-error.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import type { TemplateId } from '../port.ts';
import type { EditBody } from '../update/changed-body.ts';
import { contentLoss } from '../update/content-loss.ts';
import type { TemplateUpdateService, UpdateAnswer } from '../update/update-service.ts';
import type { CommandsOutcome } from './run-commands.ts';

export interface TemplateCommandService {
  /** Edits a template's mail by commands, all of them or none; everything else follows the rules of a save. */
  run(
    actor: Actor,
    id: TemplateId,
    request: RunCommandsRequest,
    lock: number | undefined,
  ): Promise<{ readonly result: UpdateAnswer; readonly ids: readonly (readonly NodeId[])[] }>;
}

export function createTemplateCommandService({
  updating,
  work,
}: {
  readonly updating: TemplateUpdateService;
  readonly work: MailWork;
}): TemplateCommandService {
  return {
    async run(actor, id, { revision, commands: sent }, lock) {
      const commands = readCommands(sent);
      let ids: readonly (readonly NodeId[])[] = [];
      const edit: EditBody = async (stored) => {
        const outcome = await work.run(actor.id, 'editedByCommands', { stored, commands, features: actor.features });
        if (outcome.kind === 'refused') throw refusal(outcome);
        if (outcome.kind === 'oversize') return { oversize: outcome.bytes };
        ids = outcome.ids;
        return outcome.change;
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

function refusal({ index, reason, gone }: Extract<CommandsOutcome, { kind: 'refused' }>): AppError {
  if (gone) return contentLoss(gone);
  const sentence = REFUSALS[reason];
  return new AppError('COMMAND_REFUSED', {
    sentence,
    details: [{ path: `commands.${index}`, message: sentence, reason }],
  });
}
