import { characterCount, FORBIDDEN_CHARACTERS, forbiddenCharacters } from '@mailwright/contract';
import { useT } from '../i18n/use-t.ts';
import classes from './TextHint.module.css';

interface TextHintProps {
  readonly value: string;
  /** What the template has, which is good as it stands; absent for a new one. */
  readonly standing?: string | undefined;
  /** What the text is for. */
  readonly purpose?: string;
  /** Characters it may have; they are counted where this is given. */
  readonly max?: number;
}

/** Beside a name or a description: what may not stand in it, said at once when it is typed, and how long it is. */
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
