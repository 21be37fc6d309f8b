import { sameJson } from '../same-json.ts';
import type { Command } from './command.ts';

/**
 * The commands of one step of the history with one more: what was typed letter by letter is one command with the last
 * values. Run again in order, they make what the step made.
 */
export function mergeCommands(commands: readonly Command[], next: Command): readonly Command[] {
  const last = commands.at(-1);
  const merged = last && merge(last, next);
  return merged ? [...commands.slice(0, -1), merged] : [...commands, next];
}

function merge(last: Command, next: Command): Command | undefined {
  // What is bound to a brand is bound by the command that wrote it.
  if (('brand' in last && last.brand) || ('brand' in next && next.brand)) return undefined;
  if (last.type === 'updateProps' && next.type === 'updateProps' && last.id === next.id) {
    return { ...next, props: { ...last.props, ...next.props } };
  }
  if (last.type === 'updateStyle' && next.type === 'updateStyle') {
    const isSamePlace = last.screen === next.screen && sameJson(last.ids, next.ids);
    return isSamePlace ? { ...next, style: { ...last.style, ...next.style } } : undefined;
  }
  if (last.type === 'setRepeat' && next.type === 'setRepeat' && last.id === next.id) return next;
  // Taken away, a condition takes what was shown otherwise along.
  if (last.type === 'setCondition' && next.type === 'setCondition' && last.id === next.id) {
    return last.condition ? next : undefined;
  }
  if (last.type === 'updateSettings' && next.type === 'updateSettings') {
    return { ...next, settings: { ...last.settings, ...next.settings } };
  }
  return undefined;
}
