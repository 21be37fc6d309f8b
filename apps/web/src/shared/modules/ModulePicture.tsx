import { type CustomModule, fillSamples, withoutLinks } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mergeFieldsQuery } from '../api/merge-fields-query.ts';
import { useAccount } from '../session/session-store.ts';
import classes from './ModulePicture.module.css';
import { moduleContentQuery } from './modules-query.ts';

/** Width of the frame, CSS pixels: wide enough for columns of a mail to be side by side. */
const FRAME_WIDTH = 800;

interface ModulePictureProps {
  readonly module: CustomModule;
  /** Width at which the module is drawn, CSS pixels. */
  readonly width: number;
  /** Height of the part that is shown, CSS pixels. */
  readonly height: number;
}

/** Shows a module: its saved picture, or the module itself drawn small while there is none. */
export function ModulePicture({ module, width, height }: ModulePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { previewUrl } = module;
  if (previewUrl === null || previewUrl === broken) {
    return <DrawnModule module={module} width={width} height={height} />;
  }
  return (
    <img
      className={classes.image}
      src={previewUrl}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(previewUrl)}
    />
  );
}

/**
 * Shows the module in a frame, drawn small. The frame runs no scripts, takes no clicks and cannot be reached with Tab. Like the
 * picture, it is shown beside the name.
 */
function DrawnModule({ module, width, height }: ModulePictureProps) {
  const content = useQuery(moduleContentQuery(module));
  const fields = useQuery(mergeFieldsQuery);
  const { mergeSyntax } = useAccount();
  const html = useMemo(
    () => content.data && withoutLinks(fillSamples(content.data.html, mergeSyntax, fields.data ?? [])),
    [content.data, mergeSyntax, fields.data],
  );
  if (content.isError) return <span className={classes.nothing} style={{ height }} />;
  if (html === undefined || fields.isPending) return <Skeleton width={width} height={height} radius={0} />;
  const scale = width / module.width;
  const frameWidth = Math.max(FRAME_WIDTH, module.width);
  const aside = (frameWidth - module.width) / 2;
  return (
    <span className={classes.drawn} style={{ width, height }} aria-hidden>
      <iframe
        className={classes.frame}
        title={module.name}
        sandbox=""
        tabIndex={-1}
        srcDoc={html}
        width={frameWidth}
        height={Math.ceil(height / scale)}
        style={{ transform: `scale(${scale}) translateX(${-aside}px)` }}
      />
    </span>
  );
}
