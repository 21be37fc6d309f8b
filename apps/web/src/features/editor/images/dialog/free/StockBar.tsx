import type { StockProvider, StockSource } from '@mailwright/contract';
import { Anchor, NativeSelect, Switch } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './FreeTab.module.css';

interface StockBarProps {
  readonly sources: readonly StockSource[];
  readonly source: StockSource;
  readonly onSource: (provider: StockProvider) => void;
  readonly credited: boolean;
  readonly onCredited: (credited: boolean) => void;
}

/** Asks which source to search and whether to include images that require a credit, and shows who is to be thanked. */
export function StockBar({ sources, source, onSource, credited, onCredited }: StockBarProps) {
  const t = useT('stock');
  const nameOf = ({ provider, name }: StockSource) => (provider === 'collection' ? t('collection') : name);
  return (
    <div className={classes.bar}>
      <NativeSelect
        size="xs"
        aria-label={t('source')}
        data={sources.map((one) => ({ value: one.provider, label: nameOf(one) }))}
        value={source.provider}
        onChange={({ currentTarget }) => {
          const chosen = sources.find(({ provider }) => provider === currentTarget.value);
          if (chosen) onSource(chosen.provider);
        }}
      />
      {source.hasCredited && (
        <Switch
          size="xs"
          label={t('credited')}
          description={t('credited.duty')}
          checked={credited}
          onChange={({ currentTarget }) => onCredited(currentTarget.checked)}
        />
      )}
      {source.page !== '' && (
        <Anchor className={classes.thanks} size="xs" href={source.page} target="_blank" rel="noopener noreferrer">
          {t('from', { source: source.name })}
          <IconExternalLink size={13} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}
