import { type Asset, type AssetUsage, endpoints } from '@mailwright/contract';
import { Badge, Checkbox, Skeleton, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { MailFrame } from '../../../../../shared/ui/MailFrame.tsx';
import { MAIL_WIDTHS } from '../../../../../shared/ui/mail-widths.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { previewOpen } from './open-template.ts';
import classes from './ReplaceImageDialog.module.css';
import { refusalSentence } from './replace-everywhere.ts';

/** A template that shows the image. */
export interface ReviewedTemplate
  extends Pick<AssetUsage['templates'][number], 'name' | 'isModule' | 'status' | 'refusal'> {
  readonly id: string;
  /** It is the one in this editor. */
  readonly isOpen: boolean;
}

interface TemplateCardProps {
  readonly template: ReviewedTemplate;
  readonly image: Asset;
  readonly by: Asset;
  readonly ticked: boolean;
  readonly disabled: boolean;
  readonly onTick: (on: boolean) => void;
}

/** A template with the mail as it is and as it would be, both drawn once it comes into sight. */
export function TemplateCard({ template, image, by, ticked, disabled, onTick }: TemplateCardProps) {
  const t = useT('replaceImage');
  const session = useEditorSession();
  const { ref, inViewport } = useInViewport();
  const { id, name, isModule, status, refusal, isOpen } = template;
  const preview = useQuery({
    queryKey: ['images', 'replace', image.savedName, by.savedName, id],
    queryFn: ({ signal }) =>
      isOpen
        ? previewOpen(session, image, by)
        : call(
            endpoints.assets.replacePreview,
            { params: { assetName: image.savedName, id }, query: { by: by.savedName } },
            { signal },
          ),
    enabled: inViewport,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const why = refusal === null ? null : status === 'deleted' ? t('deleted') : refusalSentence(refusal);
  return (
    <li ref={ref} className={classes.card}>
      <div className={classes.cardHead}>
        <Checkbox
          label={name}
          description={why}
          checked={ticked && refusal === null}
          disabled={disabled || refusal !== null}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {isOpen && <Badge variant="light">{t('open')}</Badge>}
        {isModule && (
          <Badge variant="light" color="gray">
            {t('module')}
          </Badge>
        )}
        {status === 'published' && !isModule && <Badge variant="light">{t('published')}</Badge>}
      </div>
      <div className={classes.pair}>
        {(['before', 'after'] as const).map((side) => (
          <figure key={side} className={classes.side}>
            <figcaption>
              <Text size="xs" c="dimmed">
                {t(`side.${side}`)}
              </Text>
            </figcaption>
            {preview.data ? (
              <MailFrame
                source={{ html: preview.data[side] }}
                title={t(`frame.${side}`, { name })}
                width={MAIL_WIDTHS.desktop}
                className={classes.paper}
              />
            ) : preview.error ? (
              <Text size="sm" c="red" role="alert">
                {errorSentence(preview.error)}
              </Text>
            ) : (
              <Skeleton className={classes.paper} />
            )}
          </figure>
        ))}
      </div>
    </li>
  );
}
