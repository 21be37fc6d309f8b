import { type DocumentNode, isElse, isOrphan, ownCondition } from '@mailwright/document';
import type { useT } from '../../../../shared/i18n/use-t.ts';

type Translate = ReturnType<typeof useT<'conditions'>>;

/** For whom a node is shown and how often, in words; '' for everybody, once. */
export function conditionSentence(node: DocumentNode, siblings: readonly DocumentNode[], t: Translate): string {
  const { repeat } = node;
  const sentences = [audience(node, siblings, t), repeat ? t('sentence.repeat', { list: repeat.list }) : ''];
  return sentences.filter((sentence) => sentence !== '').join(' · ');
}

function audience(node: DocumentNode, siblings: readonly DocumentNode[], t: Translate): string {
  if (isElse(node)) return t(isOrphan(siblings, node) ? 'sentence.orphan' : 'sentence.otherwise');
  const condition = ownCondition(node.condition);
  if (!condition) return '';
  const tests = condition.tests.map(({ field, operator, value }) => {
    const words = { field, operator: t(`operator.${operator}`) };
    return value === undefined ? t('testWordsEmpty', words) : t('testWords', { ...words, value });
  });
  return t('sentence', { tests: tests.join(t(condition.match === 'all' ? 'and' : 'or')) });
}
