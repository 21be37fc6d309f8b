import { hasOtherwise, isElse } from '../conditions/branches.ts';
import { branchRefusal, preserveElse } from '../conditions/preserve-else.ts';
import type { RuleResult } from '../editor/edit-context.ts';
import type { CommandResult } from '../editor/editor.ts';
import type { NodeId } from '../node.ts';
import { refuse } from '../rules/answer.ts';
import { duplicateAnswer, removeAnswer } from '../rules/in-place.ts';
import { type Placement, place, placeMoved } from '../rules/place.ts';
import type { Change, CommandInput } from './change.ts';
import type { Command } from './command.ts';
import { setCondition } from './conditions/set-condition.ts';
import { setRepeat } from './conditions/set-repeat.ts';
import { detach } from './detach.ts';
import { duplicate } from './duplicate.ts';
import { insert } from './insert.ts';
import { move } from './move.ts';
import { pasteStyle } from './paste-style.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { replaceDocument } from './replace-document.ts';
import { resetOverrides } from './reset-overrides.ts';
import { setAnchor } from './set-anchor.ts';
import { setLayout } from './set-layout.ts';
import { setOpenFields } from './set-open-fields.ts';
import { updateProps } from './update-props.ts';
import { updateSettings } from './update-settings.ts';
import { updateStyle } from './update-style.ts';

/** Returns the document after a command, or the reason why the command is refused. Pure: the given document is not changed. */
export function runCommand(input: CommandInput, command: Command): Change {
  switch (command.type) {
    case 'insert':
      return arrived(input, insert(input, command));
    case 'move':
      return withBranches(input, move(input, command));
    case 'remove':
      return withBranches(input, remove(input, command));
    case 'duplicate':
      return duplicate(input, command);
    case 'updateProps':
      return updateProps(input, command);
    case 'setLayout':
      return withBranches(input, setLayout(input, command));
    case 'updateStyle':
      return updateStyle(input, command);
    case 'pasteStyle':
      return pasteStyle(input, command);
    case 'updateSettings':
      return updateSettings(input, command);
    case 'rename':
      return rename(input, command);
    case 'setAnchor':
      return setAnchor(input, command);
    case 'setCondition':
      return withBranches(input, setCondition(input, command));
    case 'setRepeat':
      return withBranches(input, setRepeat(input, command));
    case 'detach':
      return detach(input, command);
    case 'setOpenFields':
      return setOpenFields(input, command);
    case 'resetOverrides':
      return resetOverrides(input, command);
    case 'updateModule':
      return input.context.rewriting?.updateModule(input, command) ?? refuse('NOT_LOADED');
    case 'replaceDocument':
      return replaceDocument(input, command);
  }
}

/** The change where what is shown otherwise keeps its condition by it; else why it is refused. */
function withBranches({ document }: CommandInput, change: Change, arriving: readonly NodeId[] = []): Change {
  if (!change.ok) return change;
  const parted = branchRefusal(document, change.document, { arriving });
  return parted ? refuse(parted) : { ...change, document: preserveElse(document, change.document) };
}

function arrived(input: CommandInput, change: Change): Change {
  return withBranches(input, change, change.ok ? change.ids : []);
}

/**
 * Returns what `runCommand` would answer. Asked many times during a drag, so placing and removing ask the rules alone where nothing
 * is shown otherwise.
 */
export function canRunCommand(input: CommandInput, command: Command): CommandResult {
  const { document, context } = input;
  if (document.nodes.some(hasOtherwise)) return tried(input, command);
  switch (command.type) {
    case 'insert':
      if (command.nodes.some(isElse)) return tried(input, command);
      return withIds(place(document, context, command.nodes, command.target), []);
    case 'move':
      return withIds(placeMoved(document, context, command.ids, command.target), command.ids);
    case 'remove':
      return withIds(removeAnswer(document, context, command.ids), command.ids);
    case 'duplicate':
      return withIds(duplicateAnswer(document, context, command.ids), command.ids);
    default:
      return tried(input, command);
  }
}

function tried(input: CommandInput, command: Command): CommandResult {
  const change = runCommand(input, command);
  return change.ok ? { ok: true, ids: change.ids } : change;
}

function withIds(answer: RuleResult | Placement, ids: readonly NodeId[]): CommandResult {
  return answer.ok ? { ok: true, ids } : answer;
}
