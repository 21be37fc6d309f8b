import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClockPause, IconCloudOff, IconInfoCircle, IconPhotoSearch } from '@tabler/icons-react';
import { formatMoment } from '../../../../../shared/format.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './FreeTab.module.css';

/** Reason why an outside source shows nothing, or what is shown instead. */
export type StockState =
  | { readonly kind: 'off' }
  | { readonly kind: 'limited'; readonly until: number }
  | { readonly kind: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | { readonly kind: 'nothing'; readonly query: string };

interface StockNoticeProps {
  readonly state: StockState;
  readonly sourceName: string;
  /** Pictures of the collection stand below. */
  readonly hasCollection: boolean;
}

const ICONS = { off: IconInfoCircle, limited: IconClockPause, failed: IconCloudOff, nothing: IconPhotoSearch } as const;

/** Says above the collection why nothing else is there. */
export function StockNotice({ state, sourceName: source, hasCollection }: StockNoticeProps) {
  const t = useT('stock');
  const Icon = ICONS[state.kind];
  const sentence = (() => {
    switch (state.kind) {
      case 'off':
        return t('off');
      case 'limited':
        return t('limited', { source, time: formatMoment(state.until) });
      case 'failed':
        return t('failed', { source });
      case 'nothing':
        return t('nothing', { source, query: state.query });
    }
  })();
  const isBad = state.kind === 'limited' || state.kind === 'failed';
  return (
    <Alert
      className={classes.notice}
      role={isBad ? 'alert' : 'status'}
      color={isBad ? 'yellow' : 'gray'}
      variant="light"
      icon={<Icon size={18} stroke={1.7} />}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {sentence} {hasCollection && t('instead')}
        </Text>
        {state.kind === 'failed' && (
          <Button size="compact-sm" variant="default" loading={state.retrying} onClick={state.retry}>
            {t('shared:tryAgain')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
