import type { ModuleUse } from '@mailwright/contract';
import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { MailFrame } from '../../../../shared/ui/MailFrame.tsx';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import classes from './ModuleImpactDialog.module.css';
import { outlined } from './outlined.ts';
import { impactQuery } from './run-queries.ts';

interface BeforeAfterProps {
  readonly moduleId: string;
  readonly use: ModuleUse;
  /** The version that it would get; undefined for the working copy. */
  readonly version: number | undefined;
}

/** Whoever walks through the list with the keys asks for the template they stay at, milliseconds. */
const STAYS = 150;

/** A template as it is and as it would be, side by side, with what differs outlined. */
export function BeforeAfter({ moduleId, use, version }: BeforeAfterProps) {
  const t = useT('moduleImpact');
  const { templateId, name, lastModified } = use;
  const [asked] = useDebouncedValue(templateId, STAYS);
  const impact = useQuery({
    ...impactQuery(moduleId, templateId, version, lastModified),
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
                title={t(`frame.${side}`, { name })}
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
