import { severityOf } from '@mailwright/checks';
import { enoughPixels, type ImageWeightCheck, imageWeightChecks, shownOnPhones } from '@mailwright/contract';
import type { ImageVersion } from '@mailwright/document';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../../../../shared/format.ts';
import { useT } from '../../../../../../shared/i18n/use-t.ts';
import { imageFactsQuery, type KnownImage } from '../../../images/image-facts.ts';
import { shownWidth } from '../../../images/shown-width.ts';
import { storedImage } from '../../../images/stored-image.ts';
import { useEditorSession, useEditorState } from '../../../session/use-editor-session.ts';
import classes from './ImageFacts.module.css';
import { MakeSmaller } from './MakeSmaller.tsx';

interface ImageFactsProps {
  /** As the document has it. */
  readonly address: string;
  /** Version that certain readers see instead of another image; undefined for the image itself. */
  readonly version: ImageVersion | undefined;
  readonly disabled: boolean;
  /** Takes another image for it. */
  readonly onReplace: (address: string, width: number) => void;
}

/** Shows facts about an image before it is sent: its pixels and bytes, its size in the mail, and problems with that. */
export function ImageFacts({ address, version, disabled, onReplace }: ImageFactsProps) {
  const { data: image } = useQuery(imageFactsQuery(address));
  const widest = useShownWidth(address);
  const shown = version?.for === 'phone' ? shownOnPhones(widest) : widest;
  if (!image) return null;
  const found = imageWeightChecks(image, shown);
  const isTooMuch = found.some((check) => check !== 'imageBlurred');
  return (
    <div className={classes.facts}>
      <p className={classes.line}>
        <Facts image={image} shown={shown} />
      </p>
      {found.map((check) => (
        <WeightWarning key={check} check={check} shown={shown ?? 0} />
      ))}
      {isTooMuch && storedImage(address) && (
        <MakeSmaller address={address} image={image} shown={shown} disabled={disabled} onReplace={onReplace} />
      )}
    </div>
  );
}

function Facts({ image, shown }: { readonly image: KnownImage; readonly shown: number | null }) {
  const t = useT('variants');
  const { width, height, size } = image;
  const shownHeight = shown === null ? 0 : Math.round((shown * height) / width);
  return [
    t('facts.pixels', { width, height }),
    size === null ? '' : formatBytes(size),
    shown === null ? '' : t('facts.shown', { width: shown, height: shownHeight }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the image as the selected block shows it. */
function useShownWidth(address: string): number | null {
  const { renderOptions } = useEditorSession();
  return useEditorState(({ document, selection }) =>
    selection[0] === undefined ? null : shownWidth(document, selection[0], address, renderOptions),
  );
}

interface WeightWarningProps {
  readonly check: ImageWeightCheck;
  /** CSS pixels. */
  readonly shown: number;
}

function WeightWarning({ check, shown }: WeightWarningProps) {
  const t = useT('variants');
  const severity = severityOf(check);
  const Icon = severity === 'hint' ? IconInfoCircle : IconAlertTriangle;
  return (
    <p className={classes.warning} data-severity={severity}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {t(`weight.${check}`, { pixels: enoughPixels(shown) })}
    </p>
  );
}
