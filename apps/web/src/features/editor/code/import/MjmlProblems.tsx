import { List } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { MjmlProblem } from './source/broken-mjml.ts';

/** More than these are echoes of the same mistake. */
const SHOWN = 20;

/** Lists the problems that MJML found, line by line. */
export function MjmlProblems({ problems }: { readonly problems: readonly MjmlProblem[] }) {
  const t = useT('code');
  const more = problems.length - SHOWN;
  return (
    <List size="sm" spacing={4}>
      {problems.slice(0, SHOWN).map(({ kind, line, tag, detail }) => (
        <List.Item key={`${line} ${kind} ${tag} ${detail}`}>
          {t('import.mjml.line', { line, sentence: t(`import.mjml.${kind}`, { tag, detail }) })}
        </List.Item>
      ))}
      {more > 0 && <List.Item>{t('import.mjml.more', { count: more })}</List.Item>}
    </List>
  );
}
