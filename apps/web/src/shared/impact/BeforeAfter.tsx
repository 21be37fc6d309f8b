import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { MailFrame } from '../ui/MailFrame.tsx';
import { MAIL_WIDTHS } from '../ui/mail-widths.ts';
import classes from './ImpactDialog.module.css';
import { impactQuery } from './impact-queries.ts';
import type { ImpactSource, ImpactUse } from './impact-source.ts';
import { outlined } from './outlined.ts';

interface BeforeAfterProps {
  readonly source: ImpactSource;
  readonly use: ImpactUse;
}

/**
 * Time that a template must be selected before it is loaded, milliseconds: moving through the list with the keys loads only the
 * one where it stops.
 */
const STAYS = 150;

/** Shows a template before and after the change, side by side, with the differences outlined. */
export function BeforeAfter({ source, use }: BeforeAfterProps) {
  const t = useT('moduleImpact');
  const { templateId, name, lastModified } = use;
  const [asked] = useDebouncedValue(templateId, STAYS);
  const impact = useQuery({
    ...impactQuery(source, templateId, lastModified),
    enabled: asked === templateId,
  });
  return (
    <div className={classes.look}>
      <Text size="sm" className={classes.lookHead} role="status">
        {impact.data ? t('changes', { count: impact.data.changes }) : ' '}
      </Text>
      <div className={classes.pair}>
        {(['before', 'after'] as const).map((side) => (
          <figure key={side} className={classes.side}>
            <figcaption>
              <Text size="xs" c="dimmed">
                {t(`side.${side}`)}
              </Text>
            </figcaption>
            {impact.data ? (
              <MailFrame
                source={{ html: outlined(impact.data[side]) }}
                title={t(side === 'before' ? 'frame.before' : `${source.kind}.frame.after`, { name })}
                width={MAIL_WIDTHS.desktop}
                className={classes.paper}
              />
            ) : impact.error ? (
              <Text size="sm" c="red" role="alert">
                {errorSentence(impact.error)}
              </Text>
            ) : (
              <Skeleton className={classes.paper} />
            )}
          </figure>
        ))}
      </div>
    </div>
  );
}
