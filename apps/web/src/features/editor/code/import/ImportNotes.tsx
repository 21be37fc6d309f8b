import { Alert, List } from '@mantine/core';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ImportProblem } from './source/import-problems.ts';

/** Lines named one by one; more than these are echoes of the same mistake. */
const NAMED_LINES = 20;

/** Shows why nothing was imported; everything that was entered is still there. */
export function ImportNotes({ problems }: { readonly problems: readonly (ImportProblem | { kind: 'oversize' })[] }) {
  const t = useT('code');
  if (problems.length === 0) return null;

  const linesOf = (lines: readonly number[]) => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    const named = list.format(lines.slice(0, NAMED_LINES).map(String));
    return t('import.lines', { count: lines.length, lines: lines.length > NAMED_LINES ? `${named} …` : named });
  };
  const sentence = (problem: ImportProblem | { kind: 'oversize' }) => {
    switch (problem.kind) {
      case 'base64':
        return `${t(`import.base64.${problem.field}`)} ${linesOf(problem.lines)}`;
      case 'css':
        return `${t(`import.css.${problem.problem}`)} ${linesOf(problem.lines)}`;
      case 'script':
        return t('messages:customScriptNotAllowed');
      case 'oversize':
        return t('messages:contentTooLarge');
    }
  };
  return (
    <Alert color="red" variant="light" role="alert" title={t('import.refused')}>
      <List size="sm" spacing={4}>
        {problems.map((problem) => (
          <List.Item key={sentence(problem)}>{sentence(problem)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
