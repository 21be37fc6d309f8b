import { endpoints, LIMITS } from '@mailwright/contract';
import { SegmentedControl, Slider, Text } from '@mantine/core';
import { fetchFile } from '../api/fetch-file.ts';
import { useT } from '../i18n/use-t.ts';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './ExportDialog.module.css';
import { ExportKind } from './ExportKind.tsx';
import type { ExportOptions } from './export-options.ts';
import type { Exporting } from './use-export.ts';

interface ImageExportProps {
  readonly templateId: string;
  readonly options: ExportOptions;
  readonly change: (options: ExportOptions) => void;
  readonly exporting: Exporting;
}

/** Exports a picture of the mail at the chosen width for desktops or phones. */
export function ImageExport({ templateId, options, change, exporting }: ImageExportProps) {
  const t = useT('export');
  const { format } = options;
  const formats = (
    <SegmentedControl
      size="xs"
      value={format}
      onChange={(next) => change({ ...options, format: next as ExportOptions['format'] })}
      data={[
        { value: 'png', label: t('image.png') },
        { value: 'jpeg', label: t('image.jpeg') },
      ]}
      aria-label={t('image.format')}
    />
  );
  return (
    <ExportKind name={t('image')} hint={t('image.hint')} actions={formats}>
      {(['desktopWidth', 'mobileWidth'] as const).map((field) => {
        const { min, max } = LIMITS.export[field];
        const width = options[field];
        const label = t(`image.${field}`);
        return (
          <div key={field} className={classes.width}>
            <Text size="sm">{label}</Text>
            <Slider
              size="sm"
              min={min}
              max={max}
              value={width}
              label={null}
              onChange={(next) => change({ ...options, [field]: next })}
              thumbLabel={label}
            />
            <Text size="sm" className={classes.pixels}>
              {t('image.pixels', { width })}
            </Text>
            <DownloadButton
              id={field}
              label={t('download')}
              spoken={t(`image.download.${field}`)}
              exporting={exporting}
              make={(signal) =>
                fetchFile(endpoints.exports.image, { params: { id: templateId }, query: { width, format } }, { signal })
              }
            />
          </div>
        );
      })}
    </ExportKind>
  );
}
