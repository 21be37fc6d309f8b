import { characterCount, FORBIDDEN_CHARACTERS, forbiddenCharacters } from '@mailwright/contract';
import { useT } from '../i18n/use-t.ts';
import classes from './TextHint.module.css';

interface TextHintProps {
  readonly value: string;
  /** Saved value of the template, which counts as valid; absent for a new one. */
  readonly standing?: string | undefined;
  /** Purpose of the text. */
  readonly purpose?: string;
  /** Largest number of characters; they are counted where it is given. */
  readonly max?: number;
}

/**
 * Shows a note beside a name or a description: the characters that are not allowed, as soon as one is typed, and the length.
 */
export function TextHint({ value, standing, purpose = '', max = Number.POSITIVE_INFINITY }: TextHintProps) {
  const t = useT('shared');
  const found = value === standing ? [] : forbiddenCharacters(value);
  const count = characterCount(value);
  const isTooLong = count > max;
  const problem = isTooLong
    ? t('messages:maxLengthExceeded')
    : found.length > 0 &&
      t('names.found', { characters: found.map((one) => nameOf(one, t('names.lineBreak'))).join(' ') });
  const rule = t('names.rule', { characters: [...FORBIDDEN_CHARACTERS].join(' ') });

  return (
    <span className={classes.line} data-too-long={isTooLong || undefined}>
      <span className={classes.words}>
        <span data-hidden={problem ? true : undefined}>{`${purpose} ${rule}`.trim()}</span>
        <span className={classes.found} role="status">
          {problem}
        </span>
      </span>
      {Number.isFinite(max) && <span className={classes.count}>{`${count} / ${max}`}</span>}
    </span>
  );
}

function nameOf(character: string, lineBreak: string): string {
  return character < ' ' ? lineBreak : character;
}
