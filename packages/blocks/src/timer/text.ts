import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import type { TimerProps } from './definition.ts';
import { endWords } from './end-words.ts';

export function timerText({ props }: BlockView<TimerProps>, { settings }: TextContext): string {
  return props.endDate && props.timeZone ? endWords(props, settings.lang) : '';
}
