import { Group, Radio } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import type { Scope } from './scope.ts';

interface ScopeChoiceProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** True when no templates at all is a choice too. */
  readonly withNone: boolean;
}

/** Asks which templates get the change. */
export function ScopeChoice({ scope, onScope, withNone }: ScopeChoiceProps) {
  const t = useT('moduleImpact');
  const scopes: readonly Scope[] = withNone ? ['none', 'drafts', 'all', 'chosen'] : ['drafts', 'all', 'chosen'];
  return (
    <Radio.Group value={scope} onChange={(value) => onScope(value as Scope)} aria-label={t('scope')}>
      <Group gap="md">
        {scopes.map((value) => (
          <Radio key={value} size="sm" value={value} label={t(`scope.${value}`)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
