import { useEffect, useState } from 'react';
import { formatBytes } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { loadImages } from '../../core/images/image-facts.ts';
import { imagesOfMail } from '../../core/images/mail-images.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './ByteMeter.module.css';

/** Rest after the last edit before images are looked for: never while somebody types or drags. */
const REST = 1500;

interface Weight {
  readonly bytes: number;
  /** Images whose size nobody has told. */
  readonly unknown: number;
}

/** Shows the size of what readers load besides the mail itself: its images, each counted once. */
export function ImagesWeight() {
  const t = useT('variants');
  const { bytes, unknown } = useImagesWeight() ?? { bytes: 0, unknown: 0 };
  if (bytes === 0 && unknown === 0) return null;
  const size = formatBytes(bytes);
  const words = [bytes > 0 && t('mail.total', { size }), unknown > 0 && t('mail.unknown', { count: unknown })];
  return (
    <span className={classes.images} data-images data-tip={words.filter(Boolean).join(' ')}>
      {t('mail.images', { size: bytes === 0 ? '?' : unknown === 0 ? size : `${size}+` })}
    </span>
  );
}

function useImagesWeight(): Weight | null {
  const session = useEditorSession();
  const { editor } = session;
  const [weight, setWeight] = useState<Weight | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const weigh = async () => {
      const { document } = editor.getState();
      const addresses = imagesOfMail(session, document);
      const known = await loadImages(addresses);
      if (isOver || document !== editor.getState().document) return;
      const sizes = [...known.values()].flatMap(({ size }) => size ?? []);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      setWeight({ bytes, unknown: addresses.size - sizes.length });
    };
    const later = (rest: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void weigh(), rest);
    };
    later(0);
    const stop = editor.subscribe(({ document }, previous) => {
      if (document !== previous.document) later(REST);
    });
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop();
    };
  }, [editor, session]);
  return weight;
}
