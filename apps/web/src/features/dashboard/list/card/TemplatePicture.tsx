import { fillSamples, type TemplateElement, withoutLinks } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue, useElementSize, useInViewport, useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeFieldsQuery } from '../../../../shared/api/merge-fields-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import { pictureQuery } from '../../data/queries.ts';
import classes from './TemplatePicture.module.css';

/** Largest height of a picture, as a multiple of its width. */
const HEIGHT_RATIO = 1.25;

type Pictured = Pick<TemplateElement, 'id' | 'name' | 'revision' | 'isSystem' | 'size' | 'thumbnailUrl'>;

/** Shows a picture of the mail: the server's thumbnail, or else the mail itself, drawn small while it is in sight. */
interface TemplatePictureProps {
  readonly template: Pictured;
  /** Shape of the picture. `upright` shows more of the mail, for comparing layouts. */
  readonly shape?: 'wide' | 'upright';
}

/** Time that a card must be in sight before its mail is drawn, milliseconds. */
const SETTLES_AFTER = 150;

export function TemplatePicture({ template, shape = 'wide' }: TemplatePictureProps) {
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const { ref: sightRef, inViewport } = useInViewport<HTMLDivElement>();
  // What only flies past is not worth a frame.
  const [settled] = useDebouncedValue(inViewport, SETTLES_AFTER);
  const ref = useMergedRef(sizeRef, sightRef);
  return (
    <div ref={ref} className={classes.frame} data-shape={shape} aria-hidden="true">
      {template.thumbnailUrl !== null ? (
        <img className={classes.image} src={template.thumbnailUrl} alt="" loading="lazy" />
      ) : template.size === 0 ? (
        <NothingYet />
      ) : (
        inViewport && settled && width > 0 && <LivePicture template={template} width={width} />
      )}
    </div>
  );
}

function LivePicture({ template, width }: { readonly template: Pictured; readonly width: number }) {
  const picture = useQuery(pictureQuery(template));
  const fields = useQuery(mergeFieldsQuery);
  const { mergeSyntax } = useAccount();
  const html = useMemo(
    () => picture.data && fillSamples(picture.data, mergeSyntax, fields.data ?? []),
    [picture.data, mergeSyntax, fields.data],
  );
  if (picture.isPending || fields.isPending) return <Skeleton height="100%" radius={0} />;
  return html ? <MailPreview html={html} title={template.name} width={width} /> : <NothingYet />;
}

function NothingYet() {
  const t = useT('dashboard');
  return (
    <div className={classes.nothing}>
      <div className={classes.sheet} />
      <span>{t('card.emptyPicture')}</span>
    </div>
  );
}

interface MailPreviewProps {
  readonly html: string;
  /** Name of the mail: title of the frame, for screen readers. */
  readonly title: string;
  /** Width at which the mail is drawn, CSS pixels. */
  readonly width: number;
}

/** Shows the top of a mail, drawn small. The frame runs no scripts, takes no clicks and cannot be reached with Tab. */
function MailPreview({ html, title, width }: MailPreviewProps) {
  const scale = width / MAIL_WIDTHS.desktop;
  return (
    <iframe
      className={classes.mail}
      title={title}
      sandbox=""
      tabIndex={-1}
      loading="lazy"
      srcDoc={withoutLinks(html)}
      width={MAIL_WIDTHS.desktop}
      height={MAIL_WIDTHS.desktop * HEIGHT_RATIO}
      style={{ scale }}
    />
  );
}
